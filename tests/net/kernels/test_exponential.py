"""exp and tanh are as good as those of the C library, and have the same bits on every machine."""

import hashlib
import math

import numpy as np

from tests.compiled import fill_exponentials, fill_powers

Doubles = np.ndarray[tuple[int], np.dtype[np.float64]]
Floats = np.ndarray[tuple[int], np.dtype[np.float32]]

XS = np.concatenate((np.linspace(-30, 30, 20_011), np.linspace(-707, 707, 4_001)))


def filled() -> tuple[Doubles, Doubles, Floats, Floats]:
    """All values; the places as floats, cut to what `exp32` takes, and theirs."""
    exps, tanhs = np.zeros(XS.size), np.zeros(XS.size)
    floats = np.clip(XS, -86, 86).astype(np.float32)
    shorts = np.zeros(XS.size, np.float32)
    fill_exponentials(XS, exps, tanhs, floats, shorts)
    return exps, tanhs, floats, shorts


def test_exp_and_tanh_are_as_good_as_those_of_the_library() -> None:
    exps, tanhs, floats, shorts = filled()
    expected = np.array([math.exp(x) for x in XS])
    assert np.max(np.abs(exps / expected - 1)) < 1e-15
    assert np.max(np.abs(tanhs - [math.tanh(x) for x in XS])) < 1e-15
    exact = np.array([math.exp(x) for x in floats])
    assert np.max(np.abs(shorts / exact - 1)) < 2**-23  # one unit in the last place


def test_their_bits_are_the_same_on_every_machine() -> None:
    exps, tanhs, _, shorts = filled()
    digest = hashlib.sha256(exps.tobytes() + tanhs.tobytes() + shorts.tobytes()).hexdigest()
    assert digest[:16] == "905ef4c92ba71338"


def test_values_far_outside_stay_finite() -> None:
    xs = np.array([-1e300, -709.0, 709.0, 1e300])
    exps, tanhs, floats, shorts = np.zeros(4), np.zeros(4), np.zeros(4, np.float32), np.ones(4)
    floats[:] = -1000, -88, 88, 1000
    fill_exponentials(xs, exps, tanhs, floats, shorts.astype(np.float32))
    assert 0 < exps[0] == exps[1] < 1e-300
    assert 1e300 < exps[2] == exps[3] < math.inf
    assert tanhs.tolist() == [-1, -1, 1, 1]


def test_powers_of_two_are_exact() -> None:
    powers = np.zeros(2046)
    fill_powers(powers)
    assert powers.tolist() == [2.0**exponent for exponent in range(-1022, 1024)]
