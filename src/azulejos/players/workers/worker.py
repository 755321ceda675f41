"""A worker process: reads questions from standard input, thinks, writes answers.

Start it with `python -m azulejos.players.workers.worker [tree]`. The arguments are the searches,
in the order in which to load them. One thread reads, so that a question can be cancelled
at once; one loads; one answers. While its search is not loaded, or if it cannot be loaded, a
question is answered by a warm-up player, unless the question forbids it.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from azulejos.players.analysis import analyse, compare
from azulejos.players.levels import LEVELS, SearchKind
from azulejos.players.named import level_player
from azulejos.players.plain import PlainPlayer, warm_up_player
from azulejos.players.waiting import pass_on_warnings
from azulejos.players.workers.loading import SearchLoader
from azulejos.players.workers.messages import (
    Analysed,
    Cancel,
    Chosen,
    Compiling,
    Failed,
    FromWorker,
    Loaded,
    LoadFailed,
    Question,
    Ready,
    Warned,
    line,
    to_worker,
)
from azulejos.rules import Move, Position
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal

if TYPE_CHECKING:
    from azulejos.players.thinking import ThinkingPlayer

ORDER: Final = (SearchKind.TREE,)
LONGEST_LOAD_S: Final = 3600.0


class NotLoadedError(Exception):
    """The search of a question cannot be loaded, and no warm-up player may answer."""


class Worker:
    """Answers one question after the other."""

    def __init__(self, order: Sequence[SearchKind] = ORDER) -> None:
        self._questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
        self._stop_signals: dict[int, StopSignal] = {}  # of the questions without an answer yet
        self._players: dict[str, ThinkingPlayer | PlainPlayer] = {}
        self._loader = SearchLoader(
            order,
            self._on_loaded,
            self._on_compiled,
            lambda reason: self._say(LoadFailed(reason)),
        )
        self._shown = -1  # percent

    def run(self) -> None:
        """Read questions until the input ends."""
        pass_on_warnings(lambda sentence: self._say(Warned(sentence)))
        self._loader.start()
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
                        self._loader.wake()

    def _on_loaded(self, kind: SearchKind) -> None:
        self._say(Loaded(kind))
        if all(map(self._loader.has, ORDER)):
            self._say(Ready())

    def _on_compiled(self, share: float) -> None:
        percent = int(100 * share)
        if percent != self._shown:
            self._shown = percent
            self._say(Compiling(share))

    def _think_on(self) -> None:
        while True:
            question = self._questions.get()
            try:
                answer = self._answer(question)
            except Exception:
                traceback.print_exc()
                os._exit(1)  # the pool starts another worker; this one would never answer again
            del self._stop_signals[question.id]
            self._say(answer)

    def _answer(self, question: Question) -> FromWorker:
        if question.level not in LEVELS:
            return Failed(question.id, "level", f"there is no level {question.level!r}")
        try:
            position = Position.parse(question.position)
        except ValueError as error:
            return Failed(question.id, "position", str(error))
        if not position.legal_moves():
            return Failed(question.id, "phase", "no seat has a choice in this position")
        try:
            return self._think(question, position)
        except NotLoadedError as error:
            return Failed(question.id, "load", f"{error.__cause__}")

    def _think(self, question: Question, position: Position) -> FromWorker:
        player, is_warming_up = self._player(question)
        player.seed = question.seed
        if not isinstance(player, PlainPlayer):
            return self._ask(player, question, position)
        with self._loader.paused():
            answer = self._ask(player, question, position)
        return msgspec.structs.replace(answer, warming_up=is_warming_up)

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

    def _player(self, question: Question) -> tuple[ThinkingPlayer | PlainPlayer, bool]:
        """The player that answers, and whether it is a warm-up player."""
        level = LEVELS[question.level]
        if not self._is_loaded(question, level.search):
            return warm_up_player(level), True
        if level.name not in self._players:
            self._players[level.name] = level_player(level)
        return self._players[level.name], False

    def _is_loaded(self, question: Question, kind: SearchKind | None) -> bool:
        """Whether the search is loaded; waits for it if the question allows no warm-up player."""
        stop_signal = self._stop_signals[question.id]
        seconds = 0.0 if question.allow_warm_up else LONGEST_LOAD_S
        try:
            return self._loader.wait(kind, seconds, lambda: not stop_signal.is_set)
        except Exception as error:
            if question.allow_warm_up:
                return False
            raise NotLoadedError from error

    def _say(self, message: FromWorker) -> None:
        sys.stdout.buffer.write(line(message))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    Worker([SearchKind(word) for word in sys.argv[1:]] or ORDER).run()
