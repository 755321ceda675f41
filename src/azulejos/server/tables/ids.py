"""Names and keys: what tables are called, and the tokens that open seats.

A file of its own because these come from the system's generator and must stay unguessable: whoever
has a table's name can look at it, whoever has a token can play.
"""

from __future__ import annotations

import secrets
from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread from a screen
_NAME_LENGTH: Final = 14  # 69 bits
_TOKEN_BYTES: Final = 24
_LONGEST_NAME: Final = 32


def new_table_name() -> str:
    """A name that nobody guesses and anybody can type."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_NAME_LENGTH))


def new_token() -> str:
    """A key to seats."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_seed() -> bytes:
    """The secret that all draws of a table come from."""
    return secrets.token_bytes(32)


def is_table_name(text: str) -> bool:
    """Whether a table could be called so; spares the store a look."""
    return 0 < len(text) <= _LONGEST_NAME and text.isascii() and text.isalnum()


def table_path(table: str) -> str:
    """The link that is passed on to others."""
    return f"/t/{table}"


def return_path(table: str, token: str) -> str:
    """The private link; browsers do not send what follows the hash sign."""
    return f"/t/{table}#{token}"
