"""The libraries that suit a processor, from what it says about itself."""

import sys
from pathlib import Path

import pytest

from azulejos.native.processor import SAVED, X86_LEVELS, suitable, x86_levels

# The words of some processors, with a system that saves all registers.
NEHALEM = (0x0098E3FD & ~(1 << 27), 0, 0, 0, 0x1, 0)
HASWELL = (0x7FFAFBBF, 0x27AB, 0, 0, 0x21, 0x7)
ALDER_LAKE = (0x7FFAFBBF, 0x239CA7EB, 0x98C027AC, 0x1C30, 0x121, 0x207)
SKYLAKE_X = (0x7FFEFBFF, 0xD39FFFFB, 0, 0, 0x121, 0xE7)
SAPPHIRE_RAPIDS = (0xFFFA3203, 0xF1BF27EB, 0x1B415FDE, 0x1C30, 0x121, 0x602E7)


@pytest.mark.parametrize(
    ("words", "levels"),
    [
        (NEHALEM, ["v2"]),
        (HASWELL, ["v3", "v2"]),
        (ALDER_LAKE, ["v3-vnni", "v3", "v2"]),
        (SKYLAKE_X, ["v4", "v3", "v2"]),
        (SAPPHIRE_RAPIDS, list(X86_LEVELS)),
        ((0,) * 6, []),
    ],
)
def test_levels_of_known_processors(words: tuple[int, ...], levels: list[str]) -> None:
    assert x86_levels(words) == levels


@pytest.mark.parametrize(
    ("saved", "levels"),
    [(0, ["v2"]), (0x3, ["v2"]), (0x7, ["v3-vnni", "v3", "v2"]), (0x67, ["v3-vnni", "v3", "v2"])],
)
def test_levels_need_a_system_that_saves_the_registers(saved: int, levels: list[str]) -> None:
    words = (*SAPPHIRE_RAPIDS[:SAVED], saved)
    assert x86_levels(words) == levels


@pytest.mark.parametrize("level", X86_LEVELS)
def test_a_level_needs_every_one_of_its_bits(level: str) -> None:
    for word, bits in X86_LEVELS[level]:
        for bit in bits:
            words = list(SAPPHIRE_RAPIDS)
            words[word] &= ~(1 << bit)
            assert level not in x86_levels(words)


def test_the_fastest_library_comes_first() -> None:
    names = suitable("windows", "x86_64", lambda: HASWELL)
    assert names == ["windows-x86_64-v3", "windows-x86_64-v2"]


def test_apple_processors_need_not_be_asked() -> None:
    def ask() -> tuple[int, ...]:
        raise AssertionError("nothing is asked")

    assert suitable("macos", "arm64", ask) == ["macos-arm64"]


@pytest.mark.skipif(sys.platform != "linux", reason="how Linux says it")
def test_linux_says_whether_arm_has_the_dot_product() -> None:
    found = suitable("linux", "arm64", tuple)
    listed = "asimddp" in Path("/proc/cpuinfo").read_text(encoding="utf-8").split()
    assert found == (["linux-arm64-dot"] if listed else []) + ["linux-arm64-base"]
