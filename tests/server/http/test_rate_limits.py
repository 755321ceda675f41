"""Rate limits: buckets refill, counts go back, memory stays bounded."""

import pytest

from azulejos.server.http.rate_limits import Bucket, Open, Rates, address_key
from azulejos.server.settings import ServerLimits, read_limits


def test_bucket_gives_its_burst_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_rates_are_per_address() -> None:
    rates = Rates(rate=1, burst=1)
    assert [rates.allow(key, 0) for key in ("a", "b", "a")] == [True, True, False]
    assert rates.allow("a", 1)


def test_rates_say_how_long_to_wait() -> None:
    rates = Rates(rate=20 / 60, burst=1)
    assert rates.allow("a", 0)
    assert not rates.allow("a", 0)
    assert rates.wait_ms == 3000
    assert rates.allow("a", rates.wait_ms / 1000)


def test_rates_forget_addresses_under_a_flood() -> None:
    rates = Rates(rate=0.001, burst=1)
    for number in range(30_000):
        rates.allow(str(number), 0)
    assert len(rates._buckets) <= 10_000


def test_open_counts_both_ways() -> None:
    seats = Open(per_key=2, in_all=3)
    assert [seats.enter(key) for key in ("a", "a", "a", "b", "c")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    seats.leave("a")
    assert seats.enter("c")
    assert seats.total == 3


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somebody", "unknown"),
        (None, "unknown"),
    ],
)
def test_one_household_is_one_address(host: str | None, key: str) -> None:
    assert address_key(host) == key


def test_limits_are_read_by_name() -> None:
    assert read_limits(["connections=7", "join_seconds=1.5"]) == ServerLimits(
        connections=7, join_seconds=1.5
    )


@pytest.mark.parametrize("text", ["patience=1", "connections", "connections=1.5", "connections=-1"])
def test_wrong_limit_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="limit"):
        read_limits([text])
