"""Games as the server sends them, as fixtures for the page's own tests.

The page does not know the rules, so its tests step through games that are played here.
`python -m tools.page_fixtures` writes web/test/*.json.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from azulejos.rules import CounterGenerator, Phase, Position, Wall, draw_deal
from azulejos.server.wire.from_table import event_message, table_view
from azulejos.table import Accepted, Options, Request, commitment, create, create_at, decide
from azulejos.table.requests import ClaimSeat, PlayMove, ShowNonce, StartGame
from azulejos.views.to_json import position_view, step_views

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
        "honest": _table({0: mine, 1: last}),
        "other_nonce": _table({0: mine, 1: other}),
        "no_nonce": _table({0: mine}),
        "training": _table({0: mine, 1: last}, Position.parse(_START)),
    }
    return msgspec.json.encode({"nonces": {0: mine, 1: last}, "tables": tables})


def _table(nonces: dict[int, str], start: Position | None = None) -> dict[str, Any]:
    """Play a whole game of two people at a table, as the server sends it."""
    seed, chance = bytes(range(32)), CounterGenerator(seed=3).below
    if start is None:
        made = create("fixture", 2, Options(), seed, 0)
    else:
        made = create_at("fixture", start, Options(), seed, 0)
    happened = list(made.happened)

    def ask(request: Request, guest: int) -> None:
        answer = decide(happened[-1].state, request, 0, seed, guest)
        assert isinstance(answer, Accepted), answer
        happened.extend(answer.happened)

    for seat in range(2):
        promise = commitment(bytes.fromhex(nonces[seat])) if seat in nonces else ""
        ask(ClaimSeat(f"c{seat}", seat, f"Person {seat + 1}", promise), seat)
    ask(StartGame("s"), 0)
    for seat, nonce in nonces.items():
        ask(ShowNonce(f"n{seat}", seat, nonce), seat)
    while (turn := happened[-1].state.turn) is not None:
        state = happened[-1].state
        assert state.position is not None
        moves = [move for move in state.position.legal_moves() if not str(move).endswith("F")]
        moves = moves or list(state.position.legal_moves())
        move = str(moves[chance(len(moves))])
        ask(PlayMove(f"m{state.number}", turn, move, state.game_number), turn)
    before = [None, *(one.state for one in happened)]
    told = [event_message(one, state, 0) for one, state in zip(happened, before, strict=False)]
    return {"table": table_view(happened[-1].state), "history": told}


def main() -> int:
    """Write the files."""
    (FOLDER / "draws.json").write_bytes(draws())
    (FOLDER / "games.json").write_bytes(games())
    return 0


if __name__ == "__main__":
    sys.exit(main())
