"""A record as a tree of moves and deals: the game, and the variations beside it.

A record has variations at the event that they replace. A tree has nodes, each with its parent, and
what is played first after a node is the main line:

    game      1R2 2K2 CB1        nodes   0 1R2 -
    at 2K2    (3Y3 CB1)                  1 2K2 0    2 CB1 1    3 3Y3 0    4 CB1 3
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from azulejos.rules import Annotation, Event, Game, Mark, Variation
from azulejos.rules.annotations import Annotations


class TreeNode(NamedTuple):
    """A move or a deal after its parent, which comes earlier in the list; None: at the start."""

    parent: int | None
    event: Event
    absent: bool = False
    comment: str = ""
    mark: Mark | None = None


def tree_of(game: Game) -> list[TreeNode]:
    """The nodes of a game and of its variations; equal moves in one position are one node."""
    tree = _Tree()
    tree.add(None, game.events, game.annotations, game.absent)
    return tree.nodes


class _Tree:
    """A tree while it is made."""

    def __init__(self) -> None:
        self.nodes: list[TreeNode] = []
        self._known: dict[tuple[int | None, Event], int] = {}

    def add(
        self,
        parent: int | None,
        events: Sequence[Event],
        annotations: Annotations,
        absent: Iterable[int] = (),
    ) -> None:
        """Add a line of play, then its variations."""
        said, away = dict(annotations), frozenset(absent)
        branches: list[tuple[int | None, Variation]] = []
        for number, event in enumerate(events):
            found = said.get(number, Annotation())
            branches += [(parent, variation) for variation in found.variations]
            node = TreeNode(parent, event, number in away, found.comment, found.mark)
            parent = self._put(node)
        for before, variation in branches:
            self.add(before, variation.events, variation.annotations)

    def _put(self, node: TreeNode) -> int:
        key = (node.parent, node.event)
        if key not in self._known:
            self._known[key] = len(self.nodes)
            self.nodes.append(node)
        return self._known[key]


def line_of(nodes: Sequence[TreeNode]) -> tuple[tuple[Event, ...], Annotations, frozenset[int]]:
    """The main line of a tree: its events, what is said about them, and moves for the absent.

    Raises `ValueError` if a node comes before its parent.
    """
    children: dict[int | None, list[int]] = {None: []}
    for number, node in enumerate(nodes):
        if node.parent not in children:
            raise ValueError("a node has a parent that is not before it")
        children[node.parent].append(number)
        children[number] = []
    main = _main_line(children, children[None][:1])
    absent = frozenset(at for at, number in enumerate(main) if nodes[number].absent)
    events, annotations = _line(nodes, children, main)
    return events, annotations, absent


def _main_line(children: dict[int | None, list[int]], first: list[int]) -> list[int]:
    """A node and, again and again, the first one after it."""
    line = list(first)
    while line and children[line[-1]]:
        line.append(children[line[-1]][0])
    return line


def _line(
    nodes: Sequence[TreeNode], children: dict[int | None, list[int]], line: Sequence[int]
) -> tuple[tuple[Event, ...], Annotations]:
    said: dict[int, Annotation] = {}
    for at, number in enumerate(line):
        node = nodes[number]
        others = children[node.parent][1:] if children[node.parent][0] == number else []
        variations = [
            Variation(*_line(nodes, children, _main_line(children, [other]))) for other in others
        ]
        said[at] = Annotation(node.comment, node.mark, tuple(variations))
    return tuple(nodes[number].event for number in line), tuple(said.items())
