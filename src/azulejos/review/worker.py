"""A process that reviews games for a server: orders come in, parts go out, one JSON object a line.

Start it with `python -m azulejos.review.worker`. It lowers its own priority, because bots and
players come first. After the parts of a review comes `ReviewEnded`. `CancelReview` ends the review
early, and the process stays loaded for the next one. The process ends when its input ends, so it
never outlives the server.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import Final, TypeAlias

import msgspec

from azulejos.players.workers.heartbeat import start_heartbeat
from azulejos.players.workers.priority import lower_priority
from azulejos.rules import Game
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal

THREADS: Final = 1


class ReviewOrder(msgspec.Struct, frozen=True, tag="order"):
    """A game to review: its record, and the nodes of each search."""

    record: str
    nodes: int


class CancelReview(msgspec.Struct, frozen=True, tag="cancel"):
    """End the last ordered review."""


class ReviewEnded(msgspec.Struct, frozen=True, tag="ended"):
    """A review was finished or cancelled."""


ToReviewer: TypeAlias = ReviewOrder | CancelReview


class Reviewer:
    """Reviews one game after the other."""

    def __init__(self) -> None:
        self._orders: queue.SimpleQueue[tuple[ReviewOrder, StopSignal]] = queue.SimpleQueue()

    def run(self) -> None:
        """Read orders until the input ends."""
        threading.Thread(target=self._review_on, daemon=True).start()
        decoder = msgspec.json.Decoder(ToReviewer)
        stop_signal = StopSignal()
        for line in sys.stdin.buffer:
            match order := decoder.decode(line):
                case ReviewOrder():
                    stop_signal = StopSignal()
                    self._orders.put((order, stop_signal))
                case CancelReview():
                    stop_signal.set()
        os._exit(0)  # at once: Python would first finish what the threads have begun

    def _review_on(self) -> None:
        try:
            while True:
                self._review(*self._orders.get())
        except BaseException:
            # Without its thread the process would wait for ever. The server starts another one.
            sys.excepthook(*sys.exc_info())
            os._exit(1)

    def _review(self, order: ReviewOrder, stop_signal: StopSignal) -> None:
        # Imported here: the server imports this module for its messages, without compiled code.
        from azulejos.review.review import review_stream

        game, limits = Game.parse(order.record), Limits(nodes=order.nodes)
        for part in review_stream(game, limits, stop_signal, THREADS):
            self._say(part)
        self._say(ReviewEnded())

    def _say(self, message: msgspec.Struct) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    lower_priority()
    start_heartbeat()
    Reviewer().run()
