"""The review of a whole game, at once or as a stream.

    review = review_game(game)
    for part in review_stream(game): ...

A stream first yields a quick grade of every move, then the final ones, then the luck of the deals,
and the whole review at the end.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Final, NamedTuple

from azulejos.players.contrast import MoveReason, contrast
from azulejos.review.grades import ERRORS
from azulejos.review.judge import Judge
from azulejos.review.keys import NODES, VERSION, deal_seed, network_hash
from azulejos.review.luck import deal_effort, wins_and_expected
from azulejos.review.rollout import checked_blunder
from azulejos.review.seats import key_moments, luck_of_being_first, seat_reviews
from azulejos.review.shapes import DealLuck, GameReview, JudgedMove, ReviewedMove, ReviewPart
from azulejos.review.team import Team
from azulejos.rules import Deal, Game, Move, Position
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal

FIRST_NODES: Final = 150
"""For each search of a first, quick grade."""
THREADS: Final = 2


class ReviewStopped(Exception):  # noqa: N818 - it is no error
    """The review was stopped before its end."""


class Decision(NamedTuple):
    """A move of the game and the position in which it was played."""

    ply: int
    position: Position
    move: Move


def review_game(
    game: Game,
    limits: Limits | None = None,
    stop_signal: StopSignal | None = None,
    threads: int = THREADS,
) -> GameReview:
    """The review of a game; raises `ReviewStopped` if the signal stops it."""
    for part in review_stream(game, limits, stop_signal, threads):
        if isinstance(part, GameReview):
            return part
    raise ReviewStopped


def review_stream(
    game: Game,
    limits: Limits | None = None,
    stop_signal: StopSignal | None = None,
    threads: int = THREADS,
) -> Generator[ReviewPart]:
    """The parts of a review as they come; the last one is the whole, unless it was stopped."""
    nodes, stop_signal = checked_nodes(limits), stop_signal or StopSignal()
    made, dealt = decisions(game), deals(game)
    with Team(threads, stop_signal) as team:
        quick = min(FIRST_NODES, nodes)
        first = [team.submit(partial(_move, one=one, nodes=quick, final=False)) for one in made]
        final = [team.submit(partial(_move, one=one, nodes=nodes, final=True)) for one in made]
        lucky = [team.submit(partial(_deal, game=game, ply=ply, nodes=nodes)) for ply in dealt]
        yield from team.results(first)
        moves, luck = list[ReviewedMove](), list[DealLuck]()
        for move in team.results(final):
            moves.append(move)
            yield move
        for deal in team.results(lucky):
            luck.append(deal)
            yield deal
        if not stop_signal.is_set:
            yield _whole(game, nodes, tuple(moves), tuple(luck))


def checked_nodes(limits: Limits | None) -> int:
    """The nodes of the limits; raises `ValueError` if there are other limits."""
    if limits is None:
        return NODES
    if limits.nodes is None or limits.seconds is not None:
        raise ValueError("a review is limited by nodes alone")
    return limits.nodes


def decisions(game: Game) -> list[Decision]:
    """Every move of a game; raises `ValueError` if there is none."""
    found = [
        Decision(ply, position, event)
        for ply, (position, event) in enumerate(zip(game.positions(), game.events, strict=False))
        if isinstance(event, Move)
    ]
    if not found:
        raise ValueError("there is no move in this game")
    return found


def deals(game: Game) -> list[int]:
    """The plies of all deals."""
    return [ply for ply, event in enumerate(game.events) if isinstance(event, Deal)]


def _move(judge: Judge, one: Decision, nodes: int, final: bool) -> ReviewedMove:
    position, seat = one.position, one.position.turn
    assert seat is not None
    verdict = judge.verdict(position, one.move, nodes)
    why: tuple[MoveReason, ...] = ()
    if final:
        verdict = checked_blunder(judge, position, verdict, nodes)
    if final and verdict.grade in ERRORS:
        why = contrast(position, moves_of(verdict.played), moves_of(verdict.best))
    return ReviewedMove(
        ply=one.ply,
        round=position.round_number,
        seat=seat,
        position=str(position),
        final=final,
        why=why,
        **verdict._asdict(),
    )


def moves_of(judged: JudgedMove) -> tuple[Move, ...]:
    """The line of a move as moves."""
    return tuple(Move.parse(text) for text in judged.line)


def _deal(judge: Judge, game: Game, ply: int, nodes: int) -> DealLuck:
    before, dealt = list(game.positions())[ply], game.events[ply]
    assert isinstance(dealt, Deal)
    effort = deal_effort(nodes)
    wins, expected = wins_and_expected(judge, before, dealt, deal_seed(game, ply), effort)
    return DealLuck(ply, before.round_number, wins, expected)


def _whole(
    game: Game, nodes: int, moves: tuple[ReviewedMove, ...], luck: tuple[DealLuck, ...]
) -> GameReview:
    """The review; a move that was played for an absent person does not count for the seat."""
    first = luck_of_being_first(game.start, luck)
    own = [move for move in moves if move.ply not in game.absent]
    return GameReview(
        version=VERSION,
        network=network_hash(game.start.seats, game.start.wall),
        nodes=nodes,
        moves=moves,
        deals=luck,
        first=first,
        seats=seat_reviews(game, own, luck, first),
        key_moments=key_moments(own),
    )
