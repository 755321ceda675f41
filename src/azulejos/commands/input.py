"""Input of commands: positions and records, as an argument, a file or standard input.

Every command takes them in these three ways.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import json
import sys
from pathlib import Path
from typing import Any

from azulejos.rules import Game, Position
from azulejos.views.records import parse_any

WAYS = "the text itself (in quotes), a file, or - for standard input"
LARGEST = 10_000_000  # characters; a record of a long game has some thousands


def add_input(parser: argparse.ArgumentParser, name: str, what: str) -> None:
    """Add the arguments for a position or record."""
    parser.add_argument(name, nargs="?", default="-", metavar=name.upper(), help=f"{what}: {WAYS}")
    parser.add_argument("--game", type=int, metavar="N", help="one of several records, from 1")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the option `--json`."""
    parser.add_argument("--json", action="store_true", help="answer in JSON, for programs")


def print_json(value: Any) -> None:
    """Print a value as indented JSON."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def take_any_bytes() -> None:
    """Treat typed bytes that are not text as a typing error."""
    with contextlib.suppress(AttributeError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]


def read_text(given: str) -> str:
    """The text that was given in one of the three ways, line ends made plain."""
    if given == "-":
        if sys.stdin.isatty():
            print("reading what you type, up to Ctrl-D ...", file=sys.stderr)
        return _plain(_limited(sys.stdin.read(LARGEST + 1), "standard input"))
    return _plain(given) if not given or is_inline(given) else _named(Path(given))


def is_inline(text: str) -> bool:
    """Whether this is notation or JSON, and not the name of a file."""
    return text[:2] in ("C ", "G ") or text[:1] in ("[", "{")


def _named(path: Path) -> str:
    try:
        return read_file(path)
    except OSError as error:
        if error.errno not in (errno.ENOENT, errno.ENAMETOOLONG):
            raise
        words = "is no file, nor a position, which would begin with C or G"
        raise ValueError(f"{str(path)[:80]!r} {words}") from None


def read_file(path: Path) -> str:
    """The text of a file, line ends made plain."""
    try:
        with path.open(encoding="utf-8") as file:
            return _plain(_limited(file.read(LARGEST + 1), str(path)))
    except UnicodeDecodeError:
        raise ValueError(f"{path}: this is not text") from None


def _plain(text: str) -> str:
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def _limited(text: str, name: str) -> str:
    if len(text) > LARGEST:
        raise ValueError(f"{name}: more than {LARGEST} characters")
    return text


def read_position(given: str, game: int | None = None) -> Position:
    """A position, or the last one of a record; `game` is the number of one of several records."""
    thing = parse_any(read_text(given), game)
    return thing if isinstance(thing, Position) else thing.replay()


def read_record(given: str, game: int | None = None) -> Game:
    """A record; `game` is the number of one of several."""
    thing = parse_any(read_text(given), game)
    if isinstance(thing, Position):
        raise ValueError("this is a position, a record is needed ('azulejos convert --to record')")
    return thing
