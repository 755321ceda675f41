"""A process that analyses positions for a server: orders come in, analyses go out, as JSON lines.

Start it with `python -m azulejos.players.workers.analyst`. It lowers its own priority, because bots
and players come first. Every order gets one answer. `CancelAnalysis` ends the last ordered search
early, and its answer comes at once. The process ends when its input ends, so it never outlives the
server.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import Final, TypeAlias

import msgspec

from azulejos.players.analysis import analyse
from azulejos.players.levels import LEVELS
from azulejos.players.workers.heartbeat import start_heartbeat
from azulejos.players.workers.priority import lower_priority
from azulejos.rules import Position
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal

_LEVEL: Final = LEVELS["master"]


class AnalysisOrder(msgspec.Struct, frozen=True, tag="order"):
    """A position to search with so many nodes, and how many moves to name."""

    position: str
    nodes: int
    best: int


class CancelAnalysis(msgspec.Struct, frozen=True, tag="cancel"):
    """End the last ordered search."""


ToAnalyst: TypeAlias = AnalysisOrder | CancelAnalysis


class Analyst:
    """Searches one position after the other."""

    def __init__(self) -> None:
        self._orders: queue.SimpleQueue[tuple[AnalysisOrder, StopSignal]] = queue.SimpleQueue()

    def run(self) -> None:
        """Read orders until the input ends."""
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
        os._exit(0)  # at once: Python would first finish what the threads have begun

    def _search_on(self) -> None:
        try:
            # Imported here: the server imports this module for its messages, without the engine.
            from azulejos.players.thinking import ThinkingPlayer

            player = ThinkingPlayer(_LEVEL)
            while True:
                order, stop_signal = self._orders.get()
                position, limits = Position.parse(order.position), Limits(nodes=order.nodes)
                found = analyse(player, position, limits, order.best, stop_signal)
                sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
                sys.stdout.buffer.flush()
        except BaseException:
            # Without its thread the process would wait for ever. The server starts another one.
            sys.excepthook(*sys.exc_info())
            os._exit(1)


if __name__ == "__main__":
    lower_priority()
    start_heartbeat()
    Analyst().run()
