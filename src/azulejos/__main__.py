"""The command line of azulejos.

A file of its own so that `python -m azulejos` and the installed command are the same thing.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence

from azulejos import __version__

COMMANDS = {
    "serve": "serve the game to browsers",
}
"""Every command with its help line; `azulejos.commands` has a module of the same name."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser = argparse.ArgumentParser(prog="azulejos", description="The tile game Azul.")
    parser.add_argument("--version", action="version", version=f"azulejos {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, words in COMMANDS.items():
        command = commands.add_parser(name, help=words, description=f"{words.capitalize()}.")
        # Only the command that is asked for is imported.
        if name in given[:1]:
            importlib.import_module(f"azulejos.commands.{name}").add_arguments(command)
    options = parser.parse_args(given)
    if options.command is None:
        parser.print_help()
        return 0
    module = importlib.import_module(f"azulejos.commands.{options.command}")
    code: int = module.run(options)
    return code


if __name__ == "__main__":
    sys.exit(main())
