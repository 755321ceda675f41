"""Review a game: what every move was worth, what was luck, and where the game turned.

Every move is compared with the best one and graded, and every deal with other deals from the same
bag. Shows a graph, the accuracy and the luck of each seat, and the three largest errors. A review
is kept, so that the same command answers at once the next time.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos.commands.input import add_input, add_json, read_record
from azulejos.commands.replay import names_of
from azulejos.review.keys import NODES
from azulejos.rules import Game, Move
from azulejos.terminal.language import add_language, catalogue_for

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue
    from azulejos.review.shapes import GameReview
    from azulejos.search.limits import Limits


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record, and how deep to look."""
    add_input(parser, "record", "a record")
    parser.add_argument(
        "--nodes",
        type=int,
        default=NODES,
        help=f"of each search ({NODES}); the same number gives the same review",
    )
    parser.add_argument(
        "--annotate",
        metavar="FILE",
        type=Path,
        help="write the record with marks, comments and better lines to a file",
    )
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Review and print."""
    import msgspec

    from azulejos.review.cache import store_review, stored_review
    from azulejos.search.limits import Limits

    limits, game, catalogue = (
        Limits(nodes=options.nodes),
        read_record(options.record, options.game),
        catalogue_for(options),
    )
    if not any(isinstance(event, Move) for event in game.events):
        raise ValueError("there is no move in this game")
    review = stored_review(game, options.nodes)
    if review is None:
        review = _reviewed(game, limits, catalogue)
        store_review(game, review)
    names = names_of(game, catalogue)
    if options.annotate is not None:
        from azulejos.terminal.review_record import annotated

        text = str(annotated(game, review, names, catalogue))
        options.annotate.write_text(text, encoding="utf-8", newline="\n")
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(review), indent=2).decode())
        return 0
    from azulejos.terminal.style import style_for
    from azulejos.terminal.text.review import review_lines

    style = style_for()
    for line in review_lines(review, names, style, catalogue):
        style.show(line)
    return 0


def _reviewed(game: Game, limits: Limits, catalogue: Catalogue) -> GameReview:
    """The review; Ctrl-C ends it with a line that says how far it was."""
    from azulejos.review.review import decisions, review_stream
    from azulejos.review.shapes import GameReview, ReviewedMove

    count, done, review = len(decisions(game)), 0, None
    progress = _Progress(catalogue, count)
    try:
        with closing(review_stream(game, limits)) as parts:
            for part in parts:
                if isinstance(part, GameReview):
                    review = part
                elif isinstance(part, ReviewedMove) and part.final:
                    done += 1
                    progress.show(done)
    except KeyboardInterrupt:
        progress.clear()
        print(catalogue.say("review-stopped", done=done, moves=count), file=sys.stderr)
        raise
    progress.clear()
    assert review is not None
    return review


class _Progress:
    """A line on standard error that is written again and again, if it is a terminal."""

    def __init__(self, catalogue: Catalogue, moves: int) -> None:
        self._catalogue, self._moves = catalogue, moves
        self._is_shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Say how many moves are reviewed."""
        self._write(self._catalogue.say("review-progress", done=done, moves=self._moves) + "\r")

    def clear(self) -> None:
        """Remove the line."""
        self._write("\x1b[2K\r")

    def _write(self, text: str) -> None:
        if self._is_shown:
            print(text, end="", file=sys.stderr, flush=True)
