"""The command line of azulejos: finds the command and runs it.

`python -m azulejos` and the installed command both run it. It imports a command only when it is
used, so `azulejos --help` answers at once. Every error is reported in one line: exit code 2 for bad
input, 130 after Ctrl-C, 141 if the reader of the output has gone.
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
    "play": "play a game in the terminal",
    "new": "print the position of a new game",
    "moves": "list the legal moves of a position, with what they would do",
    "replay": "show a record move by move, or check it",
    "convert": "convert between positions, records and JSON",
    "picture": "draw a position as SVG or PNG",
    "perft": "count the move sequences from a position, with either engine",
    "match": "play a match between players, with confidence intervals",
    "ladder": "rate all levels in games against each other",
    "analyse": "find the best moves of a position, with reasons",
    "review": "review a game: grades, luck and key moments",
    "puzzle": "solve a puzzle in the terminal",
    "puzzles": "find puzzles in games, or check them",
    "engine": "speak the engine protocol with another program",
    "bench": "run the benchmarks",
    "serve": "serve the game to browsers",
    "tables": "list, show, export, prune or back up the tables of a server",
    "verify": "recompute every draw of a record from its seed",
}
"""Each is a module in azulejos.commands with `add_arguments` and `run`."""

BAD_INPUT = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells count
READER_GONE = 141  # 128 + SIGPIPE


class Command(Protocol):
    """The functions of a module in azulejos.commands."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments of the command."""

    def run(self, options: argparse.Namespace) -> int:
        """Run the command and return the exit code."""


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Exit with the message and a hint."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code.

    Without arguments it reads those of the process, which ends afterwards.
    """
    if arguments is not None:
        return _main(list(arguments))
    try:
        code = _main(sys.argv[1:])
        signal.signal(signal.SIGINT, _wait_for_the_end)
    except KeyboardInterrupt:  # after the command, before the handler was set
        code = INTERRUPTED
        signal.signal(signal.SIGINT, _wait_for_the_end)
    return code


def _wait_for_the_end(_number: int, _frame: FrameType | None) -> None:
    """Ignore Ctrl-C once, after all output is written; the second one ends the process by force.

    At that point Python still ends threads and processes, and would print "Exception ignored".
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _main(words: list[str]) -> int:
    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            # Replace characters that the terminal cannot show instead of failing.
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
    """Treat an already closed stream as empty."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()


def _run(words: list[str]) -> int:
    """The exit code of a command; a parser exits by itself after an error or its help."""
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
        + "\n\n'azulejos COMMAND --help' describes one of them.",
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
    """Keep Python from complaining at exit that the output is closed or the disk is full."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
