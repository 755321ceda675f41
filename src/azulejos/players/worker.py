"""A worker process: reads questions from standard input, thinks, writes answers.

A file of its own because it is a program: `python -m azulejos.players.worker`. One thread reads, so
that a cancelled question ends at once; one thinks.
"""

from __future__ import annotations

import queue
import sys
import threading
from typing import TYPE_CHECKING

import msgspec

from azulejos.players.levels import LEVELS
from azulejos.players.messages import (
    Analysed,
    Cancel,
    Chosen,
    Compiling,
    Failed,
    FromWorker,
    Question,
    Ready,
    Warned,
    line,
    to_worker,
)
from azulejos.players.waiting import pass_on_warnings
from azulejos.rules import Position
from azulejos.search.alarm import Alarm
from azulejos.search.limits import Limits

if TYPE_CHECKING:
    from azulejos.players.thinking import ThinkingPlayer

WARM = ("master", "casual")  # one level of each search, so that no first question has to wait


class Worker:
    """Thinks about one question after the other."""

    def __init__(self) -> None:
        self._questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
        self._alarms: dict[int, Alarm] = {}  # of the questions that have no answer yet
        self._players: dict[str, ThinkingPlayer] = {}

    def run(self) -> None:
        """Read until the input ends."""
        pass_on_warnings(lambda sentence: self._say(Warned(sentence)))
        thinker = threading.Thread(target=self._think_on, daemon=True)
        thinker.start()
        for text in sys.stdin.buffer:
            message = to_worker.decode(text)
            match message:
                case Question():
                    self._alarms[message.id] = Alarm()
                    self._questions.put(message)
                case Cancel():
                    if message.id in self._alarms:
                        self._alarms[message.id].ring()

    def _think_on(self) -> None:
        from azulejos.players.thinking import level_player
        from azulejos.search.compiling import notice_compiling

        with notice_compiling(lambda: self._say(Compiling())):
            for name in WARM:
                self._players[name] = level_player(name)
                self._players[name].warm_up()
        self._say(Ready())
        while True:
            question = self._questions.get()
            answer = self._answer(question)
            del self._alarms[question.id]
            self._say(answer)

    def _answer(self, question: Question) -> FromWorker:
        if question.level not in LEVELS:
            return Failed(question.id, "level", f"there is no level {question.level!r}")
        try:
            position = Position.parse(question.position)
        except ValueError as error:
            return Failed(question.id, "position", str(error))
        if not position.legal_moves():
            return Failed(question.id, "phase", "nobody chooses in this position")
        return self._think(question, position)

    def _think(self, question: Question, position: Position) -> FromWorker:
        from azulejos.players.analysis import analyse
        from azulejos.players.thinking import level_player

        if question.level not in self._players:
            self._players[question.level] = level_player(question.level)
        player = self._players[question.level]
        player.seed = question.seed
        alarm, limits = self._alarms[question.id], None
        if question.seconds is not None or question.nodes is not None:
            limits = Limits(question.seconds, question.nodes)
        if question.best:
            found = analyse(player, position, limits, question.best, alarm)
            return Analysed(question.id, msgspec.Raw(msgspec.json.encode(found)))
        chosen = player.choose(position, limits, alarm)
        win = chosen.win if chosen.win is not None else 0.5
        return Chosen(
            question.id, str(chosen.move), win, chosen.nodes, chosen.depth, chosen.seconds
        )

    def _say(self, message: FromWorker) -> None:
        sys.stdout.buffer.write(line(message))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    Worker().run()
