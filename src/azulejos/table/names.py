"""Names of people: which characters are removed, and how long they may be.

A name is the only free text that strangers see of each other. A name with nothing visible is empty.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

LONGEST_NAME: Final = 24  # in characters as a person counts them
_MOST_CODE_POINTS: Final = 80
_MOST_MARKS: Final = 2  # accents on one letter; more would cover the lines above and below
_JOINER: Final = "\u200d"  # joins emoji into one; the only invisible character that is kept
_MARKS: Final = ("Mn", "Me", "Mc")
_DROPPED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, bidi, private, unassigned

_BLANK: Final = "\u2800\U0001d159\U00013441\U00013442\ufffc"
"""Symbols and letters that are drawn as an empty space: the braille pattern without dots, the null
notehead, blank hieroglyphs, and the place of an object that is not there."""

_IGNORED: Final = "\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5\U00016fe4"
"""Letters and marks that are drawn as nothing: the Hangul fillers and other default-ignorable code
points. The others are in dropped categories, or are variation selectors, which are marks."""

_AS_SEEN: Final = str.maketrans({**dict.fromkeys(_BLANK, " "), **dict.fromkeys(_IGNORED, "")})


def distinct(names: Sequence[str]) -> list[str]:
    """Make names of seats unique: a repeated name gets a number.

    >>> distinct(["Leonor", "Anna", "Leonor", ""])
    ['Leonor', 'Anna', 'Leonor 2', '']
    """
    counts = [list(names[: seat + 1]).count(name) for seat, name in enumerate(names)]
    return [
        f"{name} {count}" if name and count > 1 else name
        for name, count in zip(names, counts, strict=True)
    ]


def clean_name(text: str) -> str:
    r"""The name without control and bidi characters, in one line and not too long; maybe empty.

    >>> clean_name("  An\u202ena \n Lind ")
    'Anna Lind'
    >>> clean_name("\u3164\u2800")
    ''
    """
    text = unicodedata.normalize("NFC", text[: 4 * _MOST_CODE_POINTS].translate(_AS_SEEN))
    kept: list[str] = []
    length = marks = 0
    for letter in " ".join(text.split()):
        kind = unicodedata.category(letter)
        if kind in _MARKS:
            marks += 1
            if kept and kept[-1] != " " and marks <= _MOST_MARKS:
                kept.append(letter)
        elif letter == _JOINER:
            if kept and unicodedata.category(kept[-1][-1]) in ("So", "Sk", "Mn"):
                kept.append(letter)
        elif kind not in _DROPPED:
            joined = bool(kept) and (kept[-1] == _JOINER or kind == "Sk")
            length, marks = length + (not joined), 0
            if length > LONGEST_NAME or len(kept) >= _MOST_CODE_POINTS:
                break
            kept.append(letter)
    # A dropped character may have stood between a letter and its accent.
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).rstrip(_JOINER).split())
