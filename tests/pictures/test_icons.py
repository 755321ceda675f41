"""The icons of the installed page are up to date."""

import struct
from pathlib import Path

import pytest

from tools.icons import generated

FILES = generated()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_icon_is_up_to_date(file: Path) -> None:
    assert file.read_bytes() == FILES[file], "run 'make pictures'"


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("icon-192.png", 192),
        ("icon-512.png", 512),
        ("icon-maskable-512.png", 512),
        ("apple-touch-icon.png", 180),
    ],
)
def test_icon_has_the_size_of_its_name(name: str, size: int) -> None:
    content = next(content for file, content in FILES.items() if file.name == name)
    assert struct.unpack(">II", content[16:24]) == (size, size)
    assert len(content) < 20_000
