"""The key of a browser, as requests carry it in the header `Player-Key`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.params import HeaderParameter

from azulejos.server.http.problems import ProblemError
from azulejos.server.profiles.ids import is_key

PlayerKey: TypeAlias = Annotated[
    str | None,
    HeaderParameter(
        name="Player-Key",
        description="The secret of a browser, 64 hexadecimal digits; only its hash is stored.",
        max_length=200,
    ),
]


def checked_key(key: str | None) -> str | None:
    """The key, None without one; refuses what is not a key."""
    if key is not None and not is_key(key):
        raise ProblemError(400, "server/bad_key", "A key has 64 hexadecimal digits.")
    return key


def need_key(key: str | None) -> str:
    """The key; refuses a request without one."""
    found = checked_key(key)
    if found is None:
        raise ProblemError(401, "server/bad_key", "This needs the key of a browser.")
    return found
