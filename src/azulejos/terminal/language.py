"""The language of a command: `--language`, or what the environment asks for.

Commands that describe the game use it. JSON, notation and errors in the command line are not
translated.
"""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from azulejos.locales.languages import LANGUAGES, known_language, wanted_language

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option `--language`."""
    parser.add_argument(
        "--language",
        metavar="CODE",
        type=_language,
        help=f"{', '.join(LANGUAGES)} (as LC_ALL, LC_MESSAGES or LANG say, else en)",
    )


def catalogue_for(options: argparse.Namespace) -> Catalogue:
    """The catalogue of the command's language."""
    from azulejos.locales.catalogue import catalogue_of

    return catalogue_of(options.language or wanted_language(os.environ))


def _language(word: str) -> str:
    code = known_language(word)
    if code is None:
        known = ", ".join(LANGUAGES)
        raise argparse.ArgumentTypeError(f"there is no language {word[:20]!r}: {known}")
    return code
