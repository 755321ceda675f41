"""Libraries for other systems are linked, and their files say what these systems ask for."""

import struct
from pathlib import Path

import pytest

from tests.builder.conftest import Build

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("engine")]

MACH_O, SIGNATURE, BUILD_VERSION, MACOS = 0xFEEDFACF, 0x1D, 0x32, 1
EMBEDDED_SIGNATURE, CODE_DIRECTORY, AD_HOC = 0xFADE0CC0, 0xFADE0C02, 0x2
HEADER_BYTES = 32


def load_commands(content: bytes) -> dict[int, bytes]:
    """The load commands of a macOS library, by their kind."""
    magic, *_, count, _, _, _ = struct.unpack_from("<8I", content)
    assert magic == MACH_O
    found, place = {}, HEADER_BYTES
    for _ in range(count):
        kind, size = struct.unpack_from("<2I", content, place)
        found[kind] = content[place : place + size]
        place += size
    return found


def is_signed_ad_hoc(content: bytes) -> bool:
    """Whether the library has a signature that names no one."""
    command = load_commands(content).get(SIGNATURE)
    if command is None:
        return False
    start = struct.unpack_from("<4I", command)[2]
    magic, _, count = struct.unpack_from(">3I", content, start)
    assert magic == EMBEDDED_SIGNATURE
    for number in range(count):
        offset = start + struct.unpack_from(">2I", content, start + 12 + 8 * number)[1]
        magic, _, _, flags = struct.unpack_from(">4I", content, offset)
        if magic == CODE_DIRECTORY:
            return bool(flags & AD_HOC)
    return False


def oldest_macos(content: bytes) -> int:
    """The oldest macOS that a library accepts."""
    platform, oldest = struct.unpack_from("<2I", load_commands(content)[BUILD_VERSION], 8)
    assert platform == MACOS
    return int(oldest) >> 16


def test_macos_on_arm_accepts_it_from_12_on(built: Build) -> None:
    content = built("macos-arm64").read_bytes()
    assert oldest_macos(content) == 12
    assert is_signed_ad_hoc(content)


def test_windows_and_web_assembly_get_their_formats(built: Build) -> None:
    assert built("windows-x86_64-v3").read_bytes().startswith(b"MZ")
    assert built("wasm").read_bytes().startswith(b"\0asm")


@pytest.mark.parametrize("name", ["linux-arm64-dot", "linux-arm64-base"])
def test_arm_libraries_need_nothing_but_the_c_library(built: Build, name: str) -> None:
    content = Path(built(name)).read_bytes()
    machine = struct.unpack_from("<H", content, 18)[0]
    assert content.startswith(b"\x7fELF")
    assert machine == 0xB7
