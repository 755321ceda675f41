"""A position drawn with letters, for environments that render as text.

>>> from azulejos import Position
>>> print(sketch(Position.parse(
...     "C draft 1 1 1- -/BBYR/YRKK/BYRK/RRRW/BYYW 16,15,14,17,18 0,0,0,0,0 "
...     "0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
... )))
Round 1: seat 1 drafts   bag B16 Y15 R14 K17 W18, lid -
factories  1 BBYR   2 YRKK   3 BYRK   4 RRRW   5 BYYW
centre     C *
<BLANKLINE>
> Seat 1                 0       Seat 2                 0
1         .  | b y r k w       1         .  | b y r k w
2       . .  | w b y r k       2       . .  | w b y r k
3     . . .  | k w b y r       3     . . .  | k w b y r
4   . . . .  | r k w b y       4   . . . .  | r k w b y
5 . . . . .  | y r k w b       5 . . . . .  | y r k w b
floor . . . . . . .            floor . . . . . . .
"""

from __future__ import annotations

from typing import Final

from azulejos.rules import Colour, Counts, Phase, Position
from azulejos.views.text_board import PLAIN_SIGNS, Labels, PlainStyle, draw_text

_ASCII: Final = str.maketrans(PLAIN_SIGNS)


def heading(position: Position) -> str:
    """The round, and which seat does what."""
    number = position.round_number
    match position.phase:
        case Phase.END:
            return f"Over after round {number}"
        case Phase.DEAL:
            return f"Round {number}: tiles are dealt"
    doing = "drafts" if position.phase is Phase.DRAFT else "tiles"
    return f"Round {number}: seat {(position.turn or 0) + 1} {doing}"


def sketch(position: Position) -> str:
    """The whole table as lines of ASCII text."""
    labels = Labels(
        title=heading(position),
        tiles_left=f"bag {_counts(position.bag)}, lid {_counts(position.lid)}",
        factories="factories",
        centre="centre",
        floor="floor",
    )
    names = [f"Seat {seat + 1}" for seat in range(position.seats)]
    text = draw_text(position, names, labels, PlainStyle()).translate(_ASCII)
    return "\n".join(line.rstrip() for line in text.splitlines())


def _counts(counts: Counts) -> str:
    there = [f"{colour.letter}{counts[colour]}" for colour in Colour if counts[colour]]
    return " ".join(there) or "-"
