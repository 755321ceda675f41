"""Games as the server sends them, as fixtures for the page's own tests.

The page does not know the rules, so its tests step through games that are played here.
`python -m tools.page_fixtures` writes web/test/*.json. Every run of vitest begins with it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from azulejos.rules import CounterGenerator, Phase, Position, Wall, draw_deal
from azulejos.views.to_json import position_view, step_views
from tools.page_tables import played, told
from tools.page_verdicts import verdicts

_START = (  # the example of docs/notation.md
    "C draft 3 1 11 YYW/-/-/YRRW/-/- 7,8,7,7,11 7,3,4,6,0 "
    "8:B2K1/2YR1/3YR/3B1/5:R1/K2/B3/-/Y1:* 6:1YR2/3RK/K1B2/5/5:K1/Y2/W3/R2/W4:K"
)
FOLDER = Path(__file__).resolve().parent.parent / "web" / "test"


def game(seats: int, wall: Wall, seed: int) -> dict[str, Any]:
    """Play a game that avoids the floor line: every position with its steps."""
    below = CounterGenerator(seed=seed).below
    position = Position.start(seats=seats, wall=wall, first_seat=0)
    start, happened = position_view(position), []
    while position.outcome() is None:
        move, seat = None, position.turn
        if position.phase is Phase.DEAL:
            position, steps = position.transition(draw_deal(position, below))
        else:
            moves = [move for move in position.legal_moves() if not str(move).endswith("F")]
            moves = moves or list(position.legal_moves())
            move = moves[below(len(moves))]
            position, steps = position.transition(move)
        played = {"move": str(move), "seat": seat} if move else {"move": None, "seat": None}
        after = {"steps": step_views(steps), "position": position_view(position)}
        happened.append({**played, **after})
    return {"start": start, "happened": happened}


def games() -> bytes:
    """All games as JSON, the same bytes every time."""
    wanted = [(2, Wall.COLOURED, 7), (3, Wall.COLOURED, 8), (4, Wall.GREY, 9)]
    found = [game(*each) for each in wanted]
    return msgspec.json.encode(found)


def draws() -> bytes:
    """Finished tables with all their messages: an honest one, and others with the same seed.

    `other_nonce` used another nonce for the last seat; at `no_nonce` that seat had none. The game
    of `training` begins at a position.
    """
    mine, last, other = (letter * 64 for letter in "123")
    tables = {
        "honest": told(played({0: mine, 1: last})),
        "other_nonce": told(played({0: mine, 1: other})),
        "no_nonce": told(played({0: mine})),
        "training": told(played({0: mine, 1: last}, Position.parse(_START))),
    }
    return msgspec.json.encode({"nonces": {0: mine, 1: last}, "tables": tables})


def main() -> int:
    """Write the files that differ from what they should be."""
    files = {"draws": draws(), "games": games(), "verdicts": verdicts()}
    for name, content in files.items():
        file = FOLDER / f"{name}.json"
        if not file.exists() or file.read_bytes() != content:  # another run may be reading it
            file.write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
