"""The command line of azulejos.

A file of its own so that `python -m azulejos` and the installed command are the same thing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from azulejos import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    parser = argparse.ArgumentParser(prog="azulejos", description="The tile game Azul.")
    parser.add_argument("--version", action="version", version=f"azulejos {__version__}")
    parser.parse_args(arguments)
    parser.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
