"""A process that analyses positions for a server: orders come in, analyses go out, as JSON lines.

Start it with `python -m azulejos.players.workers.analyst`. It lowers its own priority, because bots
and players come first. Every order gets one answer. While the search is not loaded, a warm-up
player answers, unless the order forbids it. `CancelAnalysis` ends the last ordered search early,
and its answer comes at once. The process ends when its input ends, so it never outlives the server.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from azulejos.players.analysis import Analysis, analyse
from azulejos.players.levels import LEVELS, SearchKind
from azulejos.players.plain import warm_up_player
from azulejos.players.workers.heartbeat import start_heartbeat
from azulejos.players.workers.loading import SearchLoader
from azulejos.players.workers.priority import lower_priority
from azulejos.rules import Position
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal

if TYPE_CHECKING:
    from azulejos.players.thinking import ThinkingPlayer

_LEVEL: Final = LEVELS["master"]
_SEARCHES: Final = (SearchKind.TREE,)
_GRACE_S: Final = 3.0
"""How long a first answer waits for a search on disk. It does not wait for the compiler."""
_LONGEST_LOAD_S: Final = 3600.0


class AnalysisOrder(msgspec.Struct, frozen=True, tag="order"):
    """A position to search with so many nodes, and how many moves to name."""

    position: str
    nodes: int
    best: int
    allow_warm_up: bool = False


class CancelAnalysis(msgspec.Struct, frozen=True, tag="cancel"):
    """End the last ordered search."""


ToAnalyst: TypeAlias = AnalysisOrder | CancelAnalysis


class Analyst:
    """Searches one position after the other."""

    def __init__(self) -> None:
        self._orders: queue.SimpleQueue[tuple[AnalysisOrder, StopSignal]] = queue.SimpleQueue()
        self._loader = SearchLoader(_SEARCHES)
        self._player: ThinkingPlayer | None = None

    def run(self) -> None:
        """Read orders until the input ends."""
        self._loader.start()
        threading.Thread(target=self._search_on, daemon=True).start()
        decoder = msgspec.json.Decoder(ToAnalyst)
        stop_signal = StopSignal()
        for line in sys.stdin.buffer:
            match order := decoder.decode(line):
                case AnalysisOrder():
                    stop_signal = StopSignal()
                    self._orders.put((order, stop_signal))
                case CancelAnalysis():
                    stop_signal.set()
                    self._loader.wake()
        os._exit(0)  # at once: Python would first finish what the threads have begun

    def _search_on(self) -> None:
        try:
            while True:
                order, stop_signal = self._orders.get()
                found = self._analyse(order, stop_signal)
                sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
                sys.stdout.buffer.flush()
        except BaseException:
            # Without its thread the process would wait for ever. The server starts another one.
            sys.excepthook(*sys.exc_info())
            os._exit(1)

    def _analyse(self, order: AnalysisOrder, stop_signal: StopSignal) -> Analysis:
        position, limits = Position.parse(order.position), Limits(nodes=order.nodes)
        if not self._is_loaded(order, stop_signal):
            with self._loader.paused():
                found = analyse(warm_up_player(_LEVEL), position, limits, order.best)
            return msgspec.structs.replace(found, warming_up=True)
        if self._player is None:
            from azulejos.players.thinking import ThinkingPlayer  # compiled code

            self._player = ThinkingPlayer(_LEVEL)
        return analyse(self._player, position, limits, order.best, stop_signal)

    def _is_loaded(self, order: AnalysisOrder, stop_signal: StopSignal) -> bool:
        """Whether the search is loaded; waits for it if no warm-up player may answer."""

        def is_wanted() -> bool:
            return not (stop_signal.is_set or (order.allow_warm_up and self._loader.is_compiling))

        seconds = _GRACE_S if order.allow_warm_up else _LONGEST_LOAD_S
        return self._loader.wait(_SEARCHES[-1], seconds, is_wanted)


if __name__ == "__main__":
    lower_priority()
    start_heartbeat()
    Analyst().run()
