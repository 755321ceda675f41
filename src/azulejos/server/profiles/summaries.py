"""Summaries: a finished game as one person's list shows it, made from the table's own events.

A summary is stored when the game is settled. The fields are those of the wire, so that new fields
need defaults.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from azulejos.players.characters import character_name
from azulejos.players.ratings import CHARACTER_RATINGS, Rating, shown_rating, updated
from azulejos.server.wire.me import GameRating, GameResultWord, PlayedGame, PlayedSeat
from azulejos.server.wire.replay import result_of
from azulejos.server.wire.table_views import ResultView
from azulejos.store.profile_games import MeanAndError, Rate, RatingPoint, Settled
from azulejos.table import Entry, SeatKind, State, Status, fold_all, record
from azulejos.table.events import TableEnded
from azulejos.table.rated import RatedResult, forfeit, rated_result, why_not_counted

NOTHING: Final = b""
"""The summary of a table at which nothing was played; lists leave it out."""
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(PlayedGame)


def settled(entries: Sequence[Entry], guest: int) -> Settled | None:
    """What is written about a table for one of its guests; None while it is not over."""
    ended = next((entry for entry in entries if isinstance(entry.event, TableEnded)), None)
    if ended is None:
        return None
    state = fold_all(entries)
    counted = rated_result(state)
    game = _summary(state, guest, ended.at, counted)
    if game is None:
        return Settled(state.table, ended.at, NOTHING)
    mine = counted is not None and state.seats[counted.seat].guest == guest
    rate = _rate(state, counted) if counted is not None and mine else None
    return Settled(state.table, ended.at, _encoder.encode(game), rate)


def game_rating(state: State, history: Sequence[RatingPoint]) -> GameRating | None:
    """What a game did to the rating whose history this is; None while it is not over."""
    if not state.is_over:
        return None
    if (reason := why_not_counted(state)) is not None:
        return GameRating(not_counted=reason)
    means = [Rating().mean, *(point.mean for point in history)]
    found = next((n for n, point in enumerate(history) if point.table == state.table), None)
    if found is None:  # the rating of another device counts since then
        return GameRating()
    before, after = shown_rating(means[found]), shown_rating(means[found + 1])
    return GameRating(rating=after, change=after - before, forfeit=forfeit(state))


def decode_summary(body: bytes) -> PlayedGame | None:
    """Read a stored summary; None if nothing was played."""
    return _decoder.decode(body) if body else None


def _summary(
    state: State, guest: int, ended_at: int, counted: RatedResult | None
) -> PlayedGame | None:
    mine = list(state.seats_of(guest))
    is_finished = state.status is Status.FINISHED and state.has_moves
    if not (mine and (is_finished or counted is not None)):
        return None
    result = result_of(record(state))
    assert result is not None
    return PlayedGame(
        table=state.table,
        ended_at=ended_at,
        wall=state.options.wall.value,
        seats=[_seat(state, number, score) for number, score in enumerate(result.scores)],
        mine=mine,
        winners=result.winners,
        first_seat=state.first_seat,
        termination=state.termination,
        result=_result(mine, result, counted),
        rated=state.options.rated,
        sheet=result.sheets[mine[0]] if len(mine) == 1 else None,
    )


def _seat(state: State, number: int, score: int) -> PlayedSeat:
    seat = state.seats[number]
    name = character_name(seat.level) if seat.kind is SeatKind.BOT else seat.name
    return PlayedSeat(seat.kind.value, name, seat.level, score)


def _result(mine: list[int], result: ResultView, counted: RatedResult | None) -> GameResultWord:
    if len(mine) != 1:
        return "none"
    if counted is not None and counted.ranks[counted.seat]:
        return "lost"
    if not result.winners:
        return "none"
    if mine[0] not in result.winners:
        return "lost"
    return "won" if len(result.winners) == 1 else "shared"


def _rate(state: State, counted: RatedResult) -> Rate | None:
    """How this game changes a rating; None if one of the characters has none."""
    others = [number for number in range(len(state.seats)) if number != counted.seat]
    levels = [state.seats[number].level for number in others]
    if not set(levels) <= CHARACTER_RATINGS.keys():
        return None
    ranks = [counted.ranks[number] for number in (counted.seat, *others)]
    updated(Rating(), levels, ranks)  # loads openskill here, and not in the thread that writes
    return partial(_rated, levels, ranks)


def _rated(levels: list[str], ranks: list[int], before: MeanAndError | None) -> MeanAndError:
    return updated(Rating(*before) if before else Rating(), levels, ranks)
