"""Reactions: the few things that people at a table can say to each other.

A file of its own because they are not events: nothing keeps them and nothing depends on them. They
are codes, so that everybody reads them in their own language and nobody can write anything else.
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
