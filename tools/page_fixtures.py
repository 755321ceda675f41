"""Games as the server tells them, for the page's own tests and for looking at its screens.

A file of its own because the page must not know the rules: what its tests lay out and step through
is played here. `python -m tools.page_fixtures` writes web/test/*.json.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import segno

from azulejos.rules import CounterGenerator, Phase, Position, Wall, draw_deal
from azulejos.views.making import position_view, step_views

FOLDER = Path(__file__).resolve().parent.parent / "web" / "test"
# Texts that fill a code to the last byte: makers differ in what they pad with.
LINKS = [
    "http://a.is/t/abc",
    "https://azulejos.example/t/k3Jd9s2Lq0ZpXw81vTnB4yRcMu",
    "h" + "x" * 133,
]


def game(seats: int, wall: Wall, seed: int) -> dict[str, Any]:
    """One game of moves that fill lines rather than the floor: every position with its steps."""
    below = CounterGenerator(seed=seed).below
    position = Position.start(seats=seats, wall=wall, first_seat=0)
    start, happened = position_view(position), []
    while position.outcome() is None:
        if position.phase is Phase.DEAL:
            position, steps = position.transition(draw_deal(position, below))
        else:
            moves = [move for move in position.legal_moves() if not str(move).endswith("F")]
            moves = moves or list(position.legal_moves())
            position, steps = position.transition(moves[below(len(moves))])
        happened.append({"steps": step_views(steps), "position": position_view(position)})
    return {"start": start, "happened": happened}


def games() -> bytes:
    """All games as JSON, the same bytes every time."""
    wanted = [(2, Wall.COLOURED, 7), (3, Wall.COLOURED, 8), (4, Wall.GREY, 9)]
    found = [game(*each) for each in wanted]
    return msgspec.json.encode(found)


def codes() -> bytes:
    """QR codes by another maker, to compare ours with."""
    found = []
    for text in LINKS:
        code = segno.make_qr(text, error="l", mode="byte", mask=0, boost_error=False)
        rows = ["".join(str(int(module)) for module in row) for row in code.matrix]
        found.append({"text": text, "rows": rows})
    return msgspec.json.encode(found)


def main() -> int:
    """Write the files."""
    (FOLDER / "games.json").write_bytes(games())
    (FOLDER / "codes.json").write_bytes(codes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
