"""Any game can be reviewed: unfinished, ended early, of any kind, from any position."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos.review.review import review_game
from azulejos.review.shapes import GameReview
from azulejos.rules import CounterGenerator, Game, Move, Phase, Wall
from azulejos.search.limits import Limits
from tests.rules.building import build
from tests.rules.games import STYLES, Style, kinds, next_event, records, seeds

PHASES = [Phase.DEAL, Phase.DRAFT, Phase.TILE]
MOST_EVENTS = 30


def check_review(game: Game) -> None:
    """The review of a game is whole; a game without moves is refused."""
    if not any(isinstance(event, Move) for event in game.events):
        with pytest.raises(ValueError, match="there is no move in this game"):
            review_game(game, Limits(nodes=3))
        return
    review = review_game(game, Limits(nodes=3))
    assert len(review.moves) + len(review.deals) == len(game.events)
    for move in review.moves:
        assert 0 <= move.loss <= 1
        assert sum(move.played.wins) == pytest.approx(1)
    assert msgspec.json.decode(msgspec.json.encode(review), type=GameReview) == review


@pytest.mark.long
@settings(max_examples=20)
@given(records())
def test_any_record_is_reviewed(game: Game) -> None:
    check_review(game)


@pytest.mark.long
@settings(max_examples=20)
@given(kinds, st.sampled_from(PHASES), seeds, st.sampled_from(STYLES))
def test_game_from_any_position_is_reviewed(
    kind: tuple[int, Wall], phase: Phase, seed: int, style: Style
) -> None:
    position, below = build(*kind, phase, seed), CounterGenerator(seed ^ 1).below
    game = Game(position)
    while len(game.events) < MOST_EVENTS and position.phase is not Phase.END:
        if position.phase is Phase.TILE and not position.legal_moves():
            break  # nothing to choose or to deal
        event = next_event(position, style, below)
        game, position = game.with_event(event), position.transition(event).position
    check_review(game)
