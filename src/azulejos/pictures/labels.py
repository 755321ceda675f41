"""The words in a picture. Callers that speak another language than English pass their own."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from azulejos.rules import Position

_LONGEST_NAME: Final = 24


@dataclass(frozen=True, slots=True)
class Labels:
    """The names of the seats, and what a screen reader says; empty ones get English words."""

    names: tuple[str, ...] = ()
    title: str = ""
    description: str = ""

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return (self.names[seat] if seat < len(self.names) else "") or f"Seat {seat + 1}"

    def title_of(self, position: Position) -> str:
        """The title of the picture."""
        return self.title or f"Azul, round {position.round_number}"

    def description_of(self, position: Position) -> str:
        """Who has how many points, and whose turn it is."""
        if self.description:
            return self.description
        turn = position.turn if position.legal_moves() else None
        return " ".join(
            f"{self.name(seat)}: {board.score} points{', to move' if seat == turn else ''}."
            for seat, board in enumerate(position.boards)
        )


ENGLISH: Final = Labels()


def shortened(name: str) -> str:
    """A name that fits above a board; wide letters count twice."""
    width = 0
    for number, letter in enumerate(name):
        width += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        if width > _LONGEST_NAME:
            return f"{name[: number - 1].rstrip()}…"
    return name
