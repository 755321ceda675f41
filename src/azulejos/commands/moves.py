"""List the legal moves of a position, with what they would do.

Counted: tiles that fit on the line and tiles that fall, whether the line is complete then, what its
tile would score now, what the floor line would cost more.
"""

from __future__ import annotations

import argparse
from typing import Any

from azulejos.commands.input import add_input, add_json, print_json, read_position
from azulejos.rules import Preview, previews
from azulejos.terminal.language import add_language, catalogue_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A position."""
    add_input(parser, "position", "a position, or a record: its last one")
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print a line for each move."""
    position = read_position(options.position, options.game)
    found = previews(position)
    if options.json:
        print_json({"position": str(position), "moves": [_as_json(preview) for preview in found]})
        return 0
    from azulejos.terminal.style import style_for
    from azulejos.terminal.text.moves import preview_text, waiting_text

    catalogue, style = catalogue_for(options), style_for()
    lines = [f"{preview.move}  {preview_text(preview, catalogue)}" for preview in found]
    style.show(*lines or [waiting_text(position, catalogue)])
    return 0


def _as_json(preview: Preview) -> dict[str, Any]:
    values = preview._asdict()
    move = values.pop("move")
    return {"move": str(move), "action_id": move.action_id, **values}
