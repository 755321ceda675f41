"""Reactions: the few things that people at a table can say to each other.

They are not events: they are not stored, and nothing depends on them. They are codes, so that all
people read them in their own language and cannot write anything else.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Reaction: TypeAlias = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "oops",
    "wow",
    "thinking",
    "hurry",
    "sorry",
    "bye",
]

REACTIONS: Final[tuple[str, ...]] = get_args(Reaction)
