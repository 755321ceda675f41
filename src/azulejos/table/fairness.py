"""Fair draws: a seed that is committed to in advance, and the random numbers that follow from it.

docs/fairness.md describes the algorithm with test vectors, so that anyone can write a second
verifier.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

SEED_BYTES: Final = 32
NONCE_BYTES: Final = 32
_WORD_BYTES: Final = 8
_WORDS_PER_BLOCK: Final = 4  # SHA-256 gives 32 bytes
_WORDS: Final = 1 << 64


def commitment(secret: bytes) -> str:
    """The SHA-256 of a seed or a nonce as 64 hexadecimal digits, shown before the secret is.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(secret).hexdigest()


class Stream:
    """The random numbers of one table, counted in 8-byte words from 0.

    Block k is HMAC-SHA256 with the seed as key over the nonces in seat order and k as 8 bytes,
    big-endian; a seat without a nonce adds nothing. A block is four words, big-endian.
    """

    __slots__ = ("_block", "_held", "_nonces", "_seed", "drawn")

    def __init__(self, seed: bytes, nonces: Iterable[bytes | None], drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._nonces = b"".join(nonce for nonce in nonces if nonce is not None)
        self._held = -1  # the number of the block in memory
        self._block = b""
        self.drawn = drawn

    def word(self) -> int:
        """The next 8-byte word."""
        number, place = divmod(self.drawn, _WORDS_PER_BLOCK)
        if number != self._held:
            message = self._nonces + number.to_bytes(_WORD_BYTES, "big")
            self._block = hmac.digest(self._seed, message, "sha256")
            self._held = number
        self.drawn += 1
        start = place * _WORD_BYTES
        return int.from_bytes(self._block[start : start + _WORD_BYTES], "big")

    def below(self, n: int, /) -> int:
        """A uniform integer from 0 to n - 1; words that would bias it are skipped."""
        if not 0 < n <= _WORDS:
            raise ValueError(f"below(n) needs n from 1 to 2**64, not {n}")
        even = _WORDS - _WORDS % n
        while (word := self.word()) >= even:
            pass
        return word % n
