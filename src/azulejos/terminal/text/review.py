"""The review of a game in words: a graph, a table of the seats, and the key moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from azulejos.players.characters import character_name
from azulejos.review.grades import Grade
from azulejos.review.shapes import GameReview, ReviewedMove, SeatReview
from azulejos.rules import Move, Position
from azulejos.terminal.text.moves import move_text
from azulejos.terminal.text.reasons import reason_line, reason_text
from azulejos.terminal.width import fitted, padded, width

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue
    from azulejos.terminal.style import Style

_BARS: Final = "▁▂▃▄▅▆▇█"
_PLAIN_BARS: Final = "12345678"
_NAME: Final = 14  # cells of a name at most
_COLUMNS: Final = 80
_NOTHING: Final = "–"


def review_lines(
    review: GameReview, names: Sequence[str], style: Style, catalogue: Catalogue
) -> Iterator[str]:
    """Everything that is told about a game."""
    yield catalogue.say("review-graph")
    yield from graph(review.moves, names, style.unicode)
    yield ""
    yield from _table(review, names, catalogue)
    yield ""
    told = list(_levels(review.seats, names, catalogue))
    if told:
        yield from (*told, "")
    yield from _key_moments(review, names, catalogue)


def graph(
    moves: Sequence[ReviewedMove],
    names: Sequence[str],
    unicode: bool = True,
    columns: int = _COLUMNS,
) -> Iterator[str]:
    """The win share of each seat after every move, as bars, with a gap between rounds.

    If there is not enough room, the later rounds are drawn below.
    """
    rounds = [list(group) for _, group in groupby(moves, lambda move: move.round)]
    cells = max(width(_short(name)) for name in names)
    while rounds:
        count = 1
        while count < len(rounds) and _cells(rounds[: count + 1]) <= columns - cells - 2:
            count += 1
        drawn, rounds = rounds[:count], rounds[count:]
        for seat, name in enumerate(names):
            yield f"{padded(_short(name), cells)}  {_bars(drawn, seat, unicode)}"
        heads = [str(group[0].round).ljust(len(group)) for group in drawn]
        yield f"{' ' * cells}  {' '.join(heads)}".rstrip()


def _cells(rounds: list[list[ReviewedMove]]) -> int:
    return sum(len(group) + 1 for group in rounds) - 1


def _bars(rounds: list[list[ReviewedMove]], seat: int, unicode: bool) -> str:
    bars = _BARS if unicode else _PLAIN_BARS
    shares = [[move.played.wins[seat] for move in group] for group in rounds]
    return " ".join("".join(_bar(share, bars) for share in group) for group in shares)


def _bar(share: float, bars: str) -> str:
    return bars[min(max(int(share * len(bars)), 0), len(bars) - 1)]


def _short(name: str) -> str:
    return fitted(name, _NAME)


def _table(review: GameReview, names: Sequence[str], catalogue: Catalogue) -> Iterator[str]:
    """A row for each figure, a column for each seat."""
    seats = review.seats
    rows = {
        "accuracy": [_number(seat.accuracy, catalogue) for seat in seats],
        "inaccuracies": _counts(review, Grade.INACCURACY),
        "mistakes": _counts(review, Grade.MISTAKE),
        "blunders": _counts(review, Grade.BLUNDER),
        "luck": [_signed(seat.luck, catalogue) for seat in seats],
    }
    if any(seat.result is not None for seat in seats):
        rows["result"] = [_share(seat.result, catalogue) for seat in seats]
        rows["without-luck"] = [_share(seat.result_without_luck, catalogue) for seat in seats]
    labels = {key: catalogue.say(f"review-{key}") for key in rows}
    cells, heads = max(map(width, labels.values())), [_short(name) for name in names]
    for label, values in [("", heads), *((labels[key], rows[key]) for key in rows)]:
        columns = zip(values, heads, strict=True)
        aligned = [" " * (max(width(head), 6) - width(text)) + text for text, head in columns]
        yield f"{padded(label, cells)}  {'  '.join(aligned)}".rstrip()


def _counts(review: GameReview, grade: Grade) -> list[str]:
    """How many moves of each seat have a grade."""
    graded = [move.seat for move in review.moves if move.grade is grade]
    return [str(graded.count(seat)) for seat in range(len(review.seats))]


def _number(value: float | None, catalogue: Catalogue) -> str:
    return _NOTHING if value is None else catalogue.number(value)


def _signed(share: float, catalogue: Catalogue) -> str:
    return ("+" if round(100 * share) > 0 else "") + catalogue.percent(share)


def _share(share: float | None, catalogue: Catalogue) -> str:
    """A result; one below 0 or above 1 is shown as the nearest possible one."""
    return _NOTHING if share is None else catalogue.percent(min(max(share, 0.0), 1.0))


def _levels(
    seats: Sequence[SeatReview], names: Sequence[str], catalogue: Catalogue
) -> Iterator[str]:
    """Which character each seat plays like."""
    for name, seat in zip(names, seats, strict=True):
        if (like := seat.plays_like) is None:
            continue
        character = _character(like.level, catalogue)
        if like.lowest == like.highest:
            yield catalogue.say("review-plays-like", name=name, character=character)
            continue
        ends = {
            "lowest": _character(like.lowest, catalogue),
            "highest": _character(like.highest, catalogue),
        }
        yield catalogue.say("review-plays-between", name=name, character=character, **ends)


def _character(level: str, catalogue: Catalogue) -> str:
    words = catalogue.say(f"level-{level}")
    return catalogue.say("review-character", name=character_name(level), level=words)


def _key_moments(review: GameReview, names: Sequence[str], catalogue: Catalogue) -> Iterator[str]:
    if not review.key_moments:
        yield catalogue.say("review-no-key-moments")
        return
    yield catalogue.say("review-key-moments")
    moves = {move.ply: move for move in review.moves}
    for number, ply in enumerate(review.key_moments, 1):
        first, *others = moment_lines(moves[ply], names, catalogue)
        yield f"{number}. {first}"
        yield from (f"   {line}" for line in others)


def moment_lines(move: ReviewedMove, names: Sequence[str], catalogue: Catalogue) -> Iterator[str]:
    """One error: who played what, what it cost, why, and what was better."""
    assert move.grade is not None
    yield catalogue.say(
        "review-moment",
        grade=move.grade.value,
        round=move.round,
        name=names[move.seat],
        move=move.played.move,
    )
    yield lost_text(move, catalogue)
    yield from (reason_line(reason, names, catalogue) for reason in move.why)
    yield better_text(move, catalogue)


def error_sentences(
    move: ReviewedMove, names: Sequence[str], catalogue: Catalogue
) -> Iterator[str]:
    """What an error cost, why, and what was better, for a reader who sees the move."""
    yield lost_text(move, catalogue)
    yield from (reason_text(reason, names, catalogue) for reason in move.why)
    yield better_text(move, catalogue)


def lost_text(move: ReviewedMove, catalogue: Catalogue) -> str:
    """What an error cost."""
    wins, best = (catalogue.percent(judged.wins[move.seat]) for judged in (move.played, move.best))
    return catalogue.say("review-lost", wins=wins, best=best)


def better_text(move: ReviewedMove, catalogue: Catalogue) -> str:
    """The best move, as notation and in words."""
    words = move_text(Move.parse(move.best.move), Position.parse(move.position), catalogue)
    return catalogue.say("review-better", move=f"{move.best.move}, {words}")
