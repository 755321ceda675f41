"""Reads comments and variations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from azulejos.rules.annotations import DEEPEST, Variation, check_comment, fold_lines
from azulejos.rules.dealing import Deal
from azulejos.rules.errors import NotationError
from azulejos.rules.record.line import Line, within

# A comment, or the rest of the text if it is not closed. Possessive, so that it takes linear time.
OPEN_COMMENT: Final = r"\{(?:[^\\}]|\\.)*+(?:\}|\\?\Z)"
_SPAN: Final = re.compile(OPEN_COMMENT, re.DOTALL)
_COMMENT: Final = re.compile(r"\{((?:[^\\}]|\\[\\}])+)\}")
_TOKEN: Final = re.compile(rf"{OPEN_COMMENT}|[()]|[^ (){{}}]+|.")
_ROUND: Final = re.compile(r"[0-9]{1,4}\.")


def fold_comments(body: str) -> str:
    """The text with every comment in one line; all places stay the same."""
    return _SPAN.sub(lambda found: fold_lines(found[0]), body)


def read_comment(text: str, at: int, piece: str) -> str:
    """The words of a comment."""
    found = _COMMENT.fullmatch(piece)
    if found is None:
        raise NotationError(text, at, r"a comment {...}, with \} and \\ as escapes")
    words = re.sub(r"\\(.)", r"\1", found[1])
    try:
        check_comment(words)
    except ValueError as error:
        raise NotationError(text, at, f"a comment, but {error}") from None
    return words


class _Token(NamedTuple):
    at: int
    text: str


def read_variation(line: Line, at: int, piece: str) -> Variation:
    """A variation in parentheses that replaces the last event of a line."""
    tokens = _tokens(at, piece)
    next(tokens)  # the opening parenthesis
    variation = _read_variation(line, tokens, 1)
    after = next(tokens)
    if after.text:
        raise NotationError(line.text, after.at, "the end of the line")
    return variation


def _tokens(at: int, piece: str) -> Iterator[_Token]:
    """The tokens of a variation; an empty one marks the end of the line."""
    for found in _TOKEN.finditer(piece):
        if found[0] != " ":
            yield _Token(at + found.start(), found[0])
    yield _Token(at + len(piece), "")


def _read_variation(outer: Line, tokens: Iterator[_Token], depth: int) -> Variation:
    """The rest of a variation, after its opening parenthesis."""
    line = Line(outer.text, outer.before)
    while (token := next(tokens)).text != ")":
        if not token.text:
            raise NotationError(line.text, token.at, "a closing parenthesis")
        if token.text == "(":
            if depth == DEEPEST:
                raise NotationError(line.text, token.at, f"at most {DEEPEST} nested variations")
            line.add_variation(token.at, _read_variation(line, tokens, depth + 1))
        elif token.text.startswith("{"):
            line.add_comment(token.at, read_comment(line.text, token.at, token.text))
        elif _ROUND.fullmatch(token.text):
            _read_deal(line, tokens)
        else:
            line.play_move(token.at, token.text)
    if not line.events:
        raise NotationError(line.text, token.at, "a move or a deal")
    return Variation(tuple(line.events), line.annotations())


def _read_deal(line: Line, tokens: Iterator[_Token]) -> None:
    """A deal, after the number of its round."""
    word = next(tokens)
    if word.text != "deal":
        raise NotationError(line.text, word.at, "deal")
    deal = next(tokens)
    line.play(deal.at, within(line.text, deal.at, Deal.parse, deal.text))
