"""Keys of browsers, and short codes that carry a profile to another device."""

from __future__ import annotations

import re
import secrets
from typing import Final

_KEY: Final = re.compile(r"[0-9a-f]{64}")
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no characters that look alike
_GROUP: Final = 4
_LENGTH: Final = 8  # 39 bits, valid for minutes, and few tries a minute


def is_key(text: str) -> bool:
    """Whether this is a key: 256 bits as hexadecimal digits."""
    return _KEY.fullmatch(text) is not None


def new_code() -> str:
    """A code that is easy to read aloud, as `ABCD-EFGH`."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    return f"{letters[:_GROUP]}-{letters[_GROUP:]}"


def plain_code(text: str) -> str:
    """A code as it is compared: without spaces and hyphens, in capitals.

    >>> plain_code(" abcd efgh")
    'ABCDEFGH'
    """
    return re.sub(r"[\s-]", "", text).upper()
