"""Rate limits: how much one address or one connection may ask for.

A limit is a token bucket or a count of open connections. Full buckets are dropped, so that clients
cannot fill the memory.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from typing import Any, Final

from litestar import Request

_SWEEP_AT: Final = 10_000
_IPV6_PREFIX: Final = 64  # one household has a whole /64 of addresses


class Bucket:
    """A token bucket: a burst, and a number of tokens a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float, amount: float = 1) -> bool:
        """Take tokens if there are enough; whether there were."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def is_full(self, now: float) -> bool:
        """Whether nothing has been taken lately."""
        return self.left + (now - self.at) * self.rate >= self.burst


class Allowance:
    """What one connection may send: a bucket, and how often it may be found empty."""

    most_refused: Final = 50

    def __init__(self, rate: float, burst: float) -> None:
        self._bucket = Bucket(rate, burst, time.monotonic())
        self._refused = 0

    def take(self, now: float) -> bool:
        """Whether one more may come; a refusal is counted."""
        taken = self._bucket.take(now)
        self._refused += not taken
        return taken

    def spare(self, now: float, amount: float) -> bool:
        """Whether so much may be taken for extra work; a refusal is not counted."""
        return self._bucket.take(now, amount)

    @property
    def is_used_up(self) -> bool:
        """Whether so much was refused that the connection is to be closed."""
        return self._refused > self.most_refused


class Rates:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def allow(self, key: str, now: float) -> bool:
        """Whether this address may do it once more now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _SWEEP_AT:
                self._sweep(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
        return bucket.take(now)

    @property
    def wait_ms(self) -> int:
        """How long until an address that was refused may do it once more, at most."""
        return math.ceil(1000 / self._rate)

    def _sweep(self, now: float) -> None:
        used = {key: one for key, one in self._buckets.items() if not one.is_full(now)}
        # If very many addresses come at once, the oldest are dropped: bounded memory matters more.
        self._buckets = dict(list(used.items())[-_SWEEP_AT // 2 :])


class Open:
    """How many things each address has open, and how many there are in all."""

    def __init__(self, per_key: int, in_all: int) -> None:
        self._per_key = per_key
        self._in_all = in_all
        self._counts: Counter[str] = Counter()
        self.total = 0

    def enter(self, key: str) -> bool:
        """Whether one more may be opened; if so it is counted."""
        if self._counts[key] >= self._per_key or self.total >= self._in_all:
            return False
        self._counts[key] += 1
        self.total += 1
        return True

    def leave(self, key: str) -> None:
        """One was closed."""
        self.total -= 1
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]


def caller_key(request: Request[Any, Any, Any]) -> str:
    """The address that sent a request."""
    return address_key(request.client.host if request.client else None)


def address_key(host: str | None) -> str:
    """What counts as one address: an IPv4 address, or an IPv6 network of one household."""
    if host is None:
        return "unknown"
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return "unknown"
    if address.version == 4:
        return str(address)
    mapped = address.ipv4_mapped
    if mapped is not None:
        return str(mapped)
    return str(ipaddress.ip_network((address, _IPV6_PREFIX), strict=False))
