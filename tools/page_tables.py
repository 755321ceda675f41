"""Finished tables of two seats for the page's tests, as the server sends them."""

from __future__ import annotations

from typing import Any, Final

from azulejos.rules import CounterGenerator, Position
from azulejos.server.wire.from_table import event_message, table_view
from azulejos.table import (
    Accepted,
    Happening,
    Options,
    Request,
    commitment,
    create,
    create_at,
    decide,
)
from azulejos.table.requests import BotMove, ClaimSeat, PlayMove, SeatBot, ShowNonce, StartGame

SEED: Final = bytes(range(32))
_NOW: Final = 1_700_000_000_000  # a day in 2023


def played(
    nonces: dict[int, str], start: Position | None = None, *, bot: bool = False
) -> list[Happening]:
    """Play a whole game of two people, or of a person and a bot, with these nonces."""
    chance = CounterGenerator(seed=3).below
    if start is None:
        made = create("fixture", 2, Options(), SEED, _NOW)
    else:
        made = create_at("fixture", start, Options(), SEED, _NOW)
    happened = list(made.happened)

    def ask(request: Request, guest: int | None) -> None:
        answer = decide(happened[-1].state, request, _NOW, SEED, guest)
        assert isinstance(answer, Accepted), answer
        happened.extend(answer.happened)

    for seat in range(2):
        promise = commitment(bytes.fromhex(nonces[seat])) if seat in nonces else ""
        if bot and seat == 1:
            ask(SeatBot("b", seat, "novice"), 0)
        else:
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
        if bot and turn == 1:
            ask(BotMove(turn, move, state.game_number), None)
        else:
            ask(PlayMove(f"m{state.number}", turn, move, state.game_number), turn)
    return happened


def told(happened: list[Happening]) -> dict[str, Any]:
    """The table at the end, and every message about it."""
    before = [None, *(one.state for one in happened)]
    messages = [
        event_message(one, state, _NOW) for one, state in zip(happened, before, strict=False)
    ]
    return {"table": table_view(happened[-1].state), "history": messages}
