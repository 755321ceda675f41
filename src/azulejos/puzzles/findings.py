"""What was found in games: the puzzles of one game, and those of many without the ones alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, Protocol

import msgspec

from azulejos.puzzles.file import fits, format_puzzle, parse_puzzle
from azulejos.puzzles.finder import Rejection
from azulejos.puzzles.likeness import CanonicalForm, canonical_form
from azulejos.puzzles.shapes import Puzzle
from azulejos.rules import Game, Move, Position


class Examiner(Protocol):
    """Says whether a position is a puzzle."""

    def examine(self, position: Position) -> Puzzle | Rejection:
        """The puzzle in a position, or why there is none."""


class GameFindings(msgspec.Struct, frozen=True):
    """The puzzles of one game as lines, and how many positions were rejected for which reason."""

    kind: str
    number: int
    examined: int
    rejected: dict[str, int]
    puzzles: tuple[str, ...]


class Collection(NamedTuple):
    """Puzzles of several games, none like another, and the figures of the finder."""

    puzzles: tuple[Puzzle, ...]
    games: int
    examined: int
    rejected: dict[str, int]

    def figures(self) -> dict[str, object]:
        """The figures as JSON."""
        themes = Counter(theme.value for puzzle in self.puzzles for theme in puzzle.themes)
        return {
            "games": self.games,
            "examined": self.examined,
            "kept": len(self.puzzles),
            "proved": sum(puzzle.proved for puzzle in self.puzzles),
            "rejected": self.rejected,
            "themes": dict(sorted(themes.items())),
        }


def findings(examiner: Examiner, game: Game, kind: str, number: int) -> GameFindings:
    """Examine every decision of a game; each round gives its clearest puzzle, if it has one."""
    rejected, best, examined = Counter[str](), dict[int, Puzzle](), 0
    for position, event in zip(game.positions(), game.events, strict=False):
        if not isinstance(event, Move):
            continue
        examined += 1
        found = examiner.examine(position)
        if isinstance(found, Rejection):
            rejected[found.value] += 1
        elif not fits(found):
            rejected[Rejection.TOO_LONG.value] += 1
        else:
            before = best.setdefault(position.round_number, found)
            if before is not found:
                rejected[Rejection.SAME_ROUND.value] += 1
                best[position.round_number] = max(before, found, key=_clearness)
    lines = tuple(map(format_puzzle, best.values()))
    return GameFindings(kind, number, examined, dict(rejected), lines)


def _clearness(puzzle: Puzzle) -> float:
    return puzzle.loss


def collected(parts: Iterable[GameFindings]) -> Collection:
    """All puzzles, the first of those that are alike."""
    puzzles, forms = list[Puzzle](), set[CanonicalForm]()
    games, examined, rejected = 0, 0, Counter[str]()
    for part in parts:
        games += 1
        examined += part.examined
        rejected.update(part.rejected)
        for puzzle in map(parse_puzzle, part.puzzles):
            form = canonical_form(puzzle.position)
            if form in forms:
                rejected[Rejection.ALIKE.value] += 1
                continue
            forms.add(form)
            puzzles.append(puzzle)
    reasons = {reason.value: rejected[reason.value] for reason in Rejection}
    return Collection(tuple(puzzles), games, examined, reasons)
