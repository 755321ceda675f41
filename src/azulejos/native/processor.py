"""Which libraries suit this machine, the fastest first.

On x86-64 it asks the processor (CPUID) what it can do, and the operating system (XCR0) which
registers it saves: an instruction that one of them lacks would end the process. Each library has a
function for this, `processor`, which uses no newer instruction itself. On arm64, Linux says it, and
all of Apple's processors have what we need.

    words of `processor`, 32 bits each
    0   leaf 1, ecx             3   leaf 7.1, eax
    1   leaf 7, ebx             4   leaf 0x80000001, ecx
    2   leaf 7, ecx             5   XCR0, or 0 if the system saves nothing

A leaf that the processor does not have is 0.
"""

from __future__ import annotations

import ctypes
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

BASIC, EXTENDED, MORE_EXTENDED, SUBLEAF, AMD, SAVED = range(6)
PROCESSOR_WORDS: Final = 6

# For each level: a word, and the bits that must all be set there.
_V2: Final = ((BASIC, (0, 9, 13, 19, 20, 23)), (AMD, (0,)))
_V3: Final = (
    *_V2,
    (BASIC, (12, 22, 27, 28, 29)),
    (EXTENDED, (3, 5, 8)),
    (AMD, (5,)),
    (SAVED, (1, 2)),
)
_V4: Final = (*_V3, (EXTENDED, (16, 17, 28, 30, 31)), (SAVED, (5, 6, 7)))
X86_LEVELS: Final[Mapping[str, Sequence[tuple[int, Sequence[int]]]]] = {
    "v4-vnni": (*_V4, (MORE_EXTENDED, (11,))),
    "v4": _V4,
    "v3-vnni": (*_V3, (SUBLEAF, (4,))),
    "v3": _V3,
    "v2": _V2,
}

_SYSTEMS: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}
_MACHINES: Final = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "arm64", "arm64": "arm64"}
_HARDWARE_CAPABILITIES: Final = 16  # AT_HWCAP of getauxval
_DOT_PRODUCT: Final = 1 << 20  # HWCAP_ASIMDDP


def system_and_machine() -> tuple[str, str] | None:
    """Such as ("linux", "x86_64"); None if there is no library for such machines."""
    system = _SYSTEMS.get(sys.platform)
    machine = _MACHINES.get(platform.machine().lower())
    return (system, machine) if system and machine else None


def x86_levels(words: Sequence[int]) -> list[str]:
    """The levels that a processor has, the fastest first, from the words of `processor`."""
    return [
        level
        for level, needed in X86_LEVELS.items()
        if all(words[word] >> bit & 1 for word, bits in needed for bit in bits)
    ]


def suitable(system: str, machine: str, ask: Callable[[], Sequence[int]]) -> list[str]:
    """The names of the libraries that this machine can run, the fastest first.

    `ask` returns the words of `processor`. Only x86-64 needs them.
    """
    if machine == "x86_64":
        return [f"{system}-{machine}-{level}" for level in x86_levels(ask())]
    if system == "linux":
        levels = ["dot", "base"] if _has_dot_product() else ["base"]
        return [f"{system}-{machine}-{level}" for level in levels]
    return [f"{system}-{machine}"]


def ask_processor(code: Any) -> list[int]:
    """The words of `processor`, from any loaded library for x86-64."""
    words = (ctypes.c_int64 * PROCESSOR_WORDS)()
    code.processor(words)
    return list(words)


def _has_dot_product() -> bool:
    ask = ctypes.CDLL(None).getauxval
    ask.argtypes, ask.restype = [ctypes.c_ulong], ctypes.c_ulong
    return bool(ask(_HARDWARE_CAPABILITIES) & _DOT_PRODUCT)
