"""The command line of azulejos: finds the command and runs it.

A file of its own so that `python -m azulejos` and the installed command are the same thing. It
imports no command before it is asked for, so `azulejos --help` answers at once. Whatever goes wrong
is told in one line: exit code 2 for bad input, 130 after Ctrl-C, 141 when the reader has gone.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import NoReturn, Protocol, cast

from azulejos import __version__

COMMANDS = {
    "play": "play a game at this keyboard",
    "new": "print the position of a new game",
    "moves": "list the legal moves of a position, with what they would do",
    "replay": "show a record move by move, or check it",
    "convert": "turn positions and records into each other and into JSON",
    "perft": "count the ways in which a position can go on, on either engine",
    "match": "let players play a match, with honest figures",
    "ladder": "let all levels play each other, and rate them",
    "analyse": "look for the best moves of a position, and say why",
    "engine": "answer other programs, line by line",
    "bench": "measure this machine",
    "serve": "serve the game to browsers",
    "tables": "list, show, export, prune or back up the tables of a server",
    "verify": "recompute every draw of a record from its seed",
}
"""Each is a module in azulejos.commands with `add_arguments` and `run`."""

BAD_INPUT = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells count
READER_GONE = 141  # 128 + SIGPIPE


class Command(Protocol):
    """What a module in azulejos.commands has."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Say what the command may be given."""

    def run(self, options: argparse.Namespace) -> int:
        """Do it and return the exit code."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with the message and a hint."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    Without arguments this is the whole program: what follows is the end of the process.
    """
    if arguments is not None:
        return _main(list(arguments))
    try:
        code = _main(sys.argv[1:])
        signal.signal(signal.SIGINT, _wait_for_the_end)
    except KeyboardInterrupt:  # in between
        code = INTERRUPTED
        signal.signal(signal.SIGINT, _wait_for_the_end)
    return code


def _wait_for_the_end(_number: int, _frame: FrameType | None) -> None:
    """Ignore Ctrl-C once, when all is said; the second one ends the process by force.

    Python still ends threads and processes then, and would print "Exception ignored".
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _main(words: list[str]) -> int:
    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            # A name that the terminal cannot show is no reason to stop.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        code = _run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        code = READER_GONE
    except (ValueError, OSError) as error:
        code = BAD_INPUT
        name = words[0] if words and words[0] in COMMANDS else ""
        with contextlib.suppress(OSError):
            print(f"azulejos {name}".strip() + f": {_one_line(error)}", file=sys.stderr)
    _let_go_of_output()
    return code


def _open_streams() -> None:
    """Let a stream that was closed before we came be an empty one."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()


def _run(words: list[str]) -> int:
    """The exit code of a command; a parser leaves with one, behind a complaint or its help."""
    try:
        return _dispatch(words)
    except SystemExit as leaving:
        return int(leaving.code or 0)


def _dispatch(words: list[str]) -> int:
    parser = Parser(
        prog="azulejos",
        description="The tile game Azul for two to four players.",
        epilog="commands:\n"
        + "\n".join(f"  {name:<8} {text}" for name, text in COMMANDS.items())
        + "\n\n'azulejos COMMAND --help' tells more about one of them.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"azulejos {__version__}")
    parser.add_argument("command", metavar="COMMAND", choices=COMMANDS, help="what to do")
    if not words:
        parser.print_help()
        return 0
    name = parser.parse_args(words[:1]).command
    command = cast(Command, importlib.import_module(f"azulejos.commands.{name}"))
    own = Parser(
        prog=f"azulejos {name}",
        description=command.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_arguments(own)
    return command.run(own.parse_intermixed_args(words[1:]))


def _one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return " ".join(str(error).split()) or type(error).__name__


def _let_go_of_output() -> None:
    """Keep Python from complaining at the very end that nobody reads, or that no room is left."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
