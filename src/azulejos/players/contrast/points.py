"""Differences in points: completed lines, the tiles that opponents get, and floor lines."""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.players.contrast.course import Course, Take
from azulejos.players.contrast.pair import Pair
from azulejos.players.contrast.reason import Difference, difference, even


def points_differences(pair: Pair) -> Iterator[Difference]:
    """What each seat scores and loses in one line but not in the other."""
    for seat in pair.seats:
        yield from _scored(pair, seat)
        yield from _floor(pair, seat)


def _scored(pair: Pair, seat: int) -> Iterator[Difference]:
    here, there = pair.this.placed[seat], pair.that.placed[seat]
    points, other_points = sum(here.values()), sum(there.values())
    more = points - other_points
    if not more and seat == pair.mover:
        yield from _swapped(pair)
    if not more or (more < 0 and not pair.finished) or _is_own_choice(pair, seat):
        return
    weight, good = more * pair.share(seat), (more > 0) == (seat == pair.mover)
    code, numbers = _line_numbers(pair, seat)
    if code is None:
        code = "scores_more" if more > 0 else "scores_less"
        numbers = {"points": points, "other_points": other_points, "line": _main_line(pair, seat)}
    yield difference(code, weight, good=good, seat=seat, **numbers)


def _is_own_choice(pair: Pair, seat: int) -> bool:
    """Whether an opponent completes the same lines and only tiles differently on the grey wall."""
    here, there = pair.this.completed[seat], pair.that.completed[seat]
    colours = {line: take.colour for line, take in here.items()}
    return seat != pair.mover and colours == {line: take.colour for line, take in there.items()}


def _line_numbers(pair: Pair, seat: int) -> tuple[str | None, dict[str, int]]:
    """The one line that makes the difference; None if there are several, or none."""
    here, there = pair.this.placed[seat], pair.that.placed[seat]
    only_here = {line: points for line, points in here.items() if line not in there}
    only_there = {line: points for line, points in there.items() if line not in here}
    more = sum(here.values()) - sum(there.values())
    if more > 0 and (left := _left(pair.this, pair.that.first, pair.mover, seat, only_here)):
        return "leaves", left
    if more < 0 and (left := _left(pair.that, pair.this.first, pair.mover, seat, only_there)):
        return "denies", left
    match [*only_here.items()], [*only_there.items()]:
        case [(line, points)], [] if more > 0:
            return "completes", {"line": line, "points": points}
        case [], [(line, points)] if more < 0:
            return "misses", {"line": line, "points": points}
        case [(line, points)], [(other, other_points)] if (points - other_points) * more > 0:
            numbers = {"line": line, "points": points}
            return "instead", {**numbers, "other_line": other, "other_points": other_points}
    return None, {}


def _swapped(pair: Pair) -> Iterator[Difference]:
    """One line of the mover instead of another that scores the same."""
    here, there = pair.this.placed[pair.mover], pair.that.placed[pair.mover]
    lines, others = [*(here.keys() - there.keys())], [*(there.keys() - here.keys())]
    if len(lines) == len(others) == 1 and here[lines[0]] == there[others[0]]:
        points = here[lines[0]]
        numbers = {"line": lines[0], "points": points, "other_line": others[0]}
        yield even("instead", seat=pair.mover, other_points=points, **numbers)


def _main_line(pair: Pair, seat: int) -> int:
    """The line that makes the largest difference in the direction of the whole."""
    here, there = pair.this.placed[seat], pair.that.placed[seat]
    more = {line: here.get(line, 0) - there.get(line, 0) for line in sorted({*here, *there})}
    sign = 1 if sum(more.values()) > 0 else -1
    return max(more, key=lambda line: sign * more[line])


def _left(
    course: Course, taken: Take | None, mover: int, seat: int, lines: dict[int, int]
) -> dict[str, int]:
    """The line that an opponent completes with tiles that the mover takes otherwise."""
    if seat == mover or taken is None:
        return {}
    for line, points in lines.items():
        take = course.completed[seat].get(line)
        if take is not None and (take.source, take.colour) == (taken.source, taken.colour):
            tiles = {"colour": int(take.colour), "tiles": take.tiles}
            return {"line": line, "points": points, **tiles}
    return {}


def _floor(pair: Pair, seat: int) -> Iterator[Difference]:
    lost, other_lost = pair.this.lost[seat], pair.that.lost[seat]
    more = lost - other_lost
    if not more or (more < 0 and not pair.finished):
        return
    good = (more < 0) == (seat == pair.mover)
    numbers = {"seat": seat, "points": lost, "other_points": other_lost}
    yield difference("floor", more * pair.share(seat), good=good, **numbers)
