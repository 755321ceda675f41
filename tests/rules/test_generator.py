"""The counter generator: the same numbers everywhere, and uniform."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import CounterGenerator

# SplitMix64 as published: the first words of the seed 1234567.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def test_words_are_those_of_the_published_generator() -> None:
    generator = CounterGenerator(1234567)
    assert [generator.word() for _ in range(5)] == PUBLISHED


def test_a_generator_goes_on_from_its_count() -> None:
    first = CounterGenerator(99)
    numbers = [first.below(1000) for _ in range(20)]
    assert first.drawn >= 20
    again = CounterGenerator(99)
    assert [again.below(1000) for _ in range(7)] == numbers[:7]
    later = CounterGenerator(99, again.drawn)
    assert [later.below(1000) for _ in range(13)] == numbers[7:]
    assert eval(repr(first), {"CounterGenerator": CounterGenerator}) == first


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**32 - 1))
def test_numbers_are_below_n(seed: int, n: int) -> None:
    assert 0 <= CounterGenerator(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1, 2**32])
def test_impossible_n_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        CounterGenerator(1).below(n)


def test_numbers_that_would_be_uneven_are_drawn_again() -> None:
    # With n = 2**31 + 1, barely half of 2**32 numbers can be used: many words are skipped.
    generator = CounterGenerator(5)
    for _ in range(200):
        generator.below(2**31 + 1)
    assert 300 < generator.drawn < 500


def test_numbers_are_spread_evenly() -> None:
    generator = CounterGenerator(2024)
    counts = [0] * 10
    for _ in range(20_000):
        counts[generator.below(10)] += 1
    # Each is 2000 with a deviation of 42; six of those is once in a million seeds.
    assert all(1750 < count < 2250 for count in counts)
