"""Compare two lines of play: follow both, collect the differences, and keep what weighs most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from azulejos.players.contrast.board import board_differences
from azulejos.players.contrast.course import follow
from azulejos.players.contrast.pair import Pair
from azulejos.players.contrast.points import points_differences
from azulejos.players.contrast.reason import Difference, MoveReason, Side, difference, even
from azulejos.rules import Move, Position

MOST_REASONS: Final = 3
"""How many reasons are given at most."""
RESULT_WEIGHT: Final = 50.0
"""What winning or losing weighs, in points."""
END_WEIGHT: Final = 10.0
"""What the end of the game weighs, in points."""
BEGIN_WEIGHT: Final = 2.0
"""What beginning the next round weighs, in points."""


def contrast(
    position: Position,
    line: Sequence[Move],
    other: Sequence[Move],
    *,
    side: Side | None = None,
) -> tuple[MoveReason, ...]:
    """The differences that matter between a line and another one, largest first.

    With a side, one reason of this side is among them, if there is one.
    """
    pair = _pair(position, line, other)
    found = [*_end(pair), *_begin(pair), *points_differences(pair), *board_differences(pair)]
    if not found and pair.finished:
        found.append(even("same", seat=pair.mover))
    found.sort(key=lambda each: -each.weight)
    reasons = [each.reason for each in found]
    wanted = [reason for reason in reasons if reason.side is side][:1]
    first = [reason for reason in reasons if reason not in wanted]
    chosen = wanted + first[: MOST_REASONS - len(wanted)]
    return tuple(sorted(chosen, key=reasons.index))


def _pair(position: Position, line: Sequence[Move], other: Sequence[Move]) -> Pair:
    assert position.turn is not None
    this, that = follow(position, line), follow(position, other)
    if not (this.finished and that.finished) and other:
        common = min(len(line), len(other))
        this, that = follow(position, line[:common]), follow(position, other[:common])
    return Pair(position.turn, this, that)


def _end(pair: Pair) -> Iterator[Difference]:
    """Whether the game ends, and who wins."""
    here, there = pair.this.completed_row(), pair.that.completed_row()
    if pair.this.is_last_round and pair.that.is_last_round:
        yield from _winner(pair)
    elif here:
        wins = pair.mover in pair.this.outcome().winners
        yield difference("ends_game", END_WEIGHT, good=wins, seat=here[0], row=here[1])
    elif there and pair.finished:
        loses = pair.mover not in pair.that.outcome().winners
        yield difference("goes_on", END_WEIGHT, good=loses, seat=there[0], row=there[1])


def _winner(pair: Pair) -> Iterator[Difference]:
    here, there = pair.this.outcome(), pair.that.outcome()
    if not pair.finished or here.winners == there.winners:
        return
    if len(here.winners) > 1:
        if pair.mover in here.winners and len(there.winners) == 1:
            numbers = {"seat": pair.mover, "points": here.scores[pair.mover]}
            good = pair.mover not in there.winners
            yield difference("shares", RESULT_WEIGHT, good=good, **numbers)
        return
    (seat,) = here.winners
    if pair.mover not in (seat, *there.winners):
        return  # the mover loses both games
    scores = list(here.scores)
    points = scores.pop(seat)
    numbers = {"seat": seat, "points": points, "other_points": max(scores)}
    yield difference("wins", RESULT_WEIGHT, good=seat == pair.mover, **numbers)


def _begin(pair: Pair) -> Iterator[Difference]:
    """Who begins the next round, if the mover does in one of the lines."""
    here, there = pair.this.begins, pair.that.begins
    if pair.this.is_last_round or pair.that.is_last_round or here is None or here == there:
        return
    if pair.mover in (here, there):
        yield difference("begins", BEGIN_WEIGHT, good=here == pair.mover, seat=here)
