"""A process that explains puzzles for a server: orders come in, explanations go out, as JSON lines.

Start it with `python -m azulejos.puzzles.worker`. It lowers its own priority, because bots and
players come first. Every order gets one answer. The process ends when its input ends, so it never
outlives the server.
"""

from __future__ import annotations

import os
import queue
import sys
import threading

import msgspec

from azulejos.players.analysis import AnalysedMove
from azulejos.players.workers.heartbeat import start_heartbeat
from azulejos.players.workers.priority import lower_priority
from azulejos.puzzles.file import parse_puzzle
from azulejos.rules import Move


class ExplainOrder(msgspec.Struct, frozen=True):
    """A puzzle as a line of a file, and the move that a solver gave."""

    puzzle: str
    move: str


class Explanation(msgspec.Struct, frozen=True):
    """What the answer, the second move and one more lead to, and why."""

    moves: tuple[AnalysedMove, ...]


class ExplainerLoop:
    """Reads orders and explains one move after the other."""

    def __init__(self) -> None:
        self._orders: queue.SimpleQueue[ExplainOrder] = queue.SimpleQueue()

    def run(self) -> None:
        """Read orders until the input ends."""
        threading.Thread(target=self._explain_on, daemon=True).start()
        decoder = msgspec.json.Decoder(ExplainOrder)
        for line in sys.stdin.buffer:
            self._orders.put(decoder.decode(line))
        os._exit(0)  # at once: Python would first finish what the thread has begun

    def _explain_on(self) -> None:
        # Imported here: the server imports this module for its messages, without compiled code.
        from azulejos.puzzles.explain import explained_moves
        from azulejos.review.judge import Judge

        try:
            judge = Judge()
            while True:
                order = self._orders.get()
                puzzle, move = parse_puzzle(order.puzzle), Move.parse(order.move)
                moves = [
                    AnalysedMove(judged.move, judged.wins, judged.scores, judged.line, reasons)
                    for judged, reasons in explained_moves(judge, puzzle, move)
                ]
                sys.stdout.buffer.write(msgspec.json.encode(Explanation(tuple(moves))) + b"\n")
                sys.stdout.buffer.flush()
        except BaseException:
            # Without its thread the process would wait for ever. The server starts another one.
            sys.excepthook(*sys.exc_info())
            os._exit(1)


if __name__ == "__main__":
    lower_priority()
    start_heartbeat()
    ExplainerLoop().run()
