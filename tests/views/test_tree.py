"""Records as trees: there and back again, merged moves, and impossible trees."""

from pathlib import Path

import pytest

from azulejos.rules import Annotation, Game, Mark, Move, Variation
from azulejos.views.tree import TreeNode, line_of, tree_of

NOTATION = Path("docs/notation.md").read_text(encoding="utf-8")
ANNOTATED = Game.parse(NOTATION.split("```azul\n")[2].split("```")[0])


def _again(game: Game) -> Game:
    events, annotations, absent = line_of(tree_of(game))
    return Game(
        game.start, events, game.headers, absent, game.ended_early, game.comment, annotations
    )


def test_tree_of_a_record_becomes_the_same_record() -> None:
    assert _again(ANNOTATED) == ANNOTATED


def test_moves_for_the_absent_are_kept() -> None:
    game = Game(ANNOTATED.start, ANNOTATED.events[:2], absent=frozenset({1}))
    assert _again(game) == game


def test_variations_are_beside_the_event_that_they_replace() -> None:
    nodes = tree_of(ANNOTATED)
    first = [str(node.event) for node in nodes if node.parent is None]
    assert first == ["CY4", "3R4", "3W4"]
    assert nodes[0].mark is Mark.MISTAKE
    assert nodes[0].comment.startswith("Ada leaves")


def test_equal_moves_in_one_position_become_one_node() -> None:
    move, other = ANNOTATED.events[0], Move.parse("3R4")
    twice = Annotation(variations=(Variation((other,)), Variation((other, Move.parse("CW5")))))
    nodes = tree_of(Game(ANNOTATED.start, (move,), annotations=((0, twice),)))
    assert [(node.parent, str(node.event)) for node in nodes] == [
        (None, "CY4"),
        (None, "3R4"),
        (1, "CW5"),
    ]


def test_empty_tree_is_a_game_without_events() -> None:
    assert line_of([]) == ((), (), frozenset())


def test_node_before_its_parent_is_refused() -> None:
    move = Move.parse("3R4")
    with pytest.raises(ValueError, match="not before it"):
        line_of([TreeNode(1, move), TreeNode(None, move)])
