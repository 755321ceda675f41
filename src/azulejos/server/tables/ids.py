"""Names of tables, and tokens of guests.

They come from the system's random generator and must be impossible to guess: a client with the name
of a table can watch it, and a client with a token can play.
"""

from __future__ import annotations

import secrets
from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no characters that look alike
_NAME_LENGTH: Final = 14  # 69 bits
_TOKEN_BYTES: Final = 24
_LONGEST_NAME: Final = 32


def new_table_name() -> str:
    """A name that cannot be guessed and is easy to type."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_NAME_LENGTH))


def new_token() -> str:
    """A token for a new guest."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_seed() -> bytes:
    """The secret that all draws of a table come from."""
    return secrets.token_bytes(32)


def is_table_name(text: str) -> bool:
    """Whether a table could have this name; saves a query."""
    return 0 < len(text) <= _LONGEST_NAME and text.isascii() and text.isalnum()


def table_path(table: str) -> str:
    """The path of the link for other people."""
    return f"/t/{table}"


def return_path(table: str, token: str) -> str:
    """The path of the private link; browsers do not send the part after the hash sign."""
    return f"/t/{table}#{token}"
