"""A worker process: reads questions from standard input, thinks, writes answers.

Start it with `python -m azulejos.players.workers.worker`. One thread reads, so that a question can
be cancelled at once. Another one loads the engine and answers. If the engine cannot be loaded, the
plain players still answer.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from typing import TYPE_CHECKING

import msgspec

from azulejos.players.analysis import analyse, compare
from azulejos.players.levels import LEVELS
from azulejos.players.named import level_player
from azulejos.players.plain import PlainPlayer
from azulejos.players.workers.messages import (
    Analysed,
    Cancel,
    Chosen,
    Failed,
    FromWorker,
    Question,
    Started,
    line,
    to_worker,
)
from azulejos.rules import Move, Position
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal

if TYPE_CHECKING:
    from azulejos.players.thinking import ThinkingPlayer


class Worker:
    """Answers one question after the other."""

    def __init__(self) -> None:
        self._questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
        self._stop_signals: dict[int, StopSignal] = {}  # of the questions without an answer yet
        self._players: dict[str, ThinkingPlayer | PlainPlayer] = {}
        self._failure = ""
        """Why the engine cannot be loaded; empty if it is loaded."""

    def run(self) -> None:
        """Read questions until the input ends."""
        threading.Thread(target=self._think_on, daemon=True).start()
        for text in sys.stdin.buffer:
            message = to_worker.decode(text)
            match message:
                case Question():
                    self._stop_signals[message.id] = StopSignal()
                    self._questions.put(message)
                case Cancel():
                    if message.id in self._stop_signals:
                        self._stop_signals[message.id].set()

    def _think_on(self) -> None:
        self._failure = _load_engine()
        _say(Started(self._failure))
        while True:
            question = self._questions.get()
            try:
                answer = self._answer(question)
            except Exception:
                traceback.print_exc()
                os._exit(1)  # the pool starts another worker; this one would never answer again
            del self._stop_signals[question.id]
            _say(answer)

    def _answer(self, question: Question) -> FromWorker:
        if question.level not in LEVELS:
            return Failed(question.id, "level", f"there is no level {question.level!r}")
        try:
            position = Position.parse(question.position)
        except ValueError as error:
            return Failed(question.id, "position", str(error))
        if not position.legal_moves():
            return Failed(question.id, "phase", "no seat has a choice in this position")
        if self._failure and LEVELS[question.level].sees is None:
            return Failed(question.id, "engine", self._failure)
        return self._ask(self._player(question), question, position)

    def _ask(
        self, player: ThinkingPlayer | PlainPlayer, question: Question, position: Position
    ) -> Chosen | Analysed:
        stop_signal, limits = self._stop_signals[question.id], None
        if question.seconds is not None or question.nodes is not None:
            limits = Limits(question.seconds, question.nodes)
        if question.move:
            move = Move.parse(question.move)
            compared = compare(player, position, move, limits, stop_signal)
            return Analysed(question.id, msgspec.Raw(msgspec.json.encode(compared)))
        if question.best:
            found = analyse(player, position, limits, question.best, stop_signal)
            return Analysed(question.id, msgspec.Raw(msgspec.json.encode(found)))
        chosen = player.choose(position, limits, stop_signal)
        win = chosen.win if chosen.win is not None else 0.5
        work = (chosen.nodes, chosen.depth, chosen.seconds)
        return Chosen(question.id, str(chosen.move), win, *work)

    def _player(self, question: Question) -> ThinkingPlayer | PlainPlayer:
        """The player of the question's level, with its seed."""
        if question.level not in self._players:
            self._players[question.level] = level_player(LEVELS[question.level])
        player = self._players[question.level]
        player.seed = question.seed
        return player


def _load_engine() -> str:
    """Load the engine; why that is impossible, or nothing."""
    try:
        from azulejos.players.thinking import ThinkingPlayer

        ThinkingPlayer(LEVELS["master"]).load()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _say(message: FromWorker) -> None:
    sys.stdout.buffer.write(line(message))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    Worker().run()
