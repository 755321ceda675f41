"""Position texts for tests, with `?` for the tiles that are left over in the bag."""

from azulejos.rules import Colour, Position

OPENING = (
    "C draft 1 1 1- -/BBYR/YRKK/BYRK/RRRW/BYYW 16,15,14,17,18 0,0,0,0,0 "
    "0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
)
EMPTY = "0:5/5/5/5/5:-/-/-/-/-:-"


def filled(text: str) -> str:
    """The text with a bag that makes twenty tiles of every colour."""
    fields = text.split(" ")
    counts = {colour.letter: 20 for colour in Colour}
    for letter, count in zip(counts, map(int, fields[7].split(",")), strict=True):
        counts[letter] -= count
    for letter in fields[5]:
        if letter in counts:
            counts[letter] -= 1
    for board in fields[8:]:
        _, wall, lines, floor = board.split(":")
        for letter in wall + floor:
            if letter in counts:
                counts[letter] -= 1
        for line in lines.split("/"):
            if line != "-":
                counts[line[0]] -= int(line[1:])
    return text.replace("?", ",".join(map(str, counts.values())))


def position(text: str) -> Position:
    return Position.parse(filled(text))


def with_filled_bag(text: str) -> str:
    """The text with a bag that fits, or unchanged if the text cannot be read or has too many."""
    fields = text.split(" ")
    try:
        full = filled(" ".join([*fields[:6], "?", *fields[7:]]))
    except (IndexError, KeyError, ValueError):
        return text
    return text if "-" in full.split(" ")[6] else full
