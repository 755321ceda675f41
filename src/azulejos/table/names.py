"""Names of people: what is taken out of them, and how long they may be.

A file of its own because a name is the only free text that strangers see of each other.
"""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24  # in characters as a person counts them
_MOST_CODE_POINTS: Final = 80
_MOST_MARKS: Final = 2  # accents on one letter; more of them would paint over the neighbours
_JOINER: Final = "\u200d"  # joins emoji into one; the only invisible character that stays
_MARKS: Final = ("Mn", "Me", "Mc")
_DROPPED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, bidi, private, unassigned


def clean_name(text: str) -> str:
    r"""The name without control and bidi characters, in one line and not too long; maybe empty.

    >>> clean_name("  An\u202ena \n Lind ")
    'Anna Lind'
    """
    text = unicodedata.normalize("NFC", text[: 4 * _MOST_CODE_POINTS])
    kept: list[str] = []
    length = marks = 0
    for letter in " ".join(text.split()):
        kind = unicodedata.category(letter)
        if kind in _MARKS:
            marks += 1
            if kept and marks <= _MOST_MARKS:
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
    return " ".join("".join(kept).rstrip(_JOINER).split())
