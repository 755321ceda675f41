"""Explanations are facts: every number is checked by playing both lines with the rules."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import azulejos.players.contrast
from azulejos.players.contrast import MOST_REASONS, MoveReason, Side, contrast
from azulejos.rules import CounterGenerator, Move, Phase, Position, Wall
from tests.marks import first_row_is_short
from tests.players.contrast.played import Played, completing, play
from tests.players.positions import game_positions
from tests.rules.texts import position as read

KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in Wall]
DOCS = Path(__file__).parents[3] / "docs"
BONUSES = {"column": 7, "colour": 10}


def random_line(position: Position, chance: CounterGenerator) -> list[Move]:
    """Random legal moves to the end of the round; tiles go to the floor only if they must."""
    line: list[Move] = []
    while position.phase in (Phase.DRAFT, Phase.TILE):
        moves = list(position.legal_moves())
        moves = [move for move in moves if not str(move).endswith("F")] or moves
        line.append(moves[chance.below(len(moves))])
        position = position.play(line[-1])
    return line


def check(position: Position, line: Sequence[Move], other: Sequence[Move]) -> list[MoveReason]:
    """Check all reasons of a line against another one by playing both."""
    found = contrast(position, line, other)
    assert len(found) <= MOST_REASONS
    here, there = play(position, line), play(position, other)
    if other and not (here.finished and there.finished):
        common = min(len(line), len(other))
        here, there = play(position, line[:common]), play(position, other[:common])
    for reason in found:
        check_reason(position, reason, here, there)
    return list(found)


def check_reason(position: Position, reason: MoveReason, here: Played, there: Played) -> None:
    mover, numbers = position.turn, reason.numbers
    seat = numbers["seat"]
    own, gain = seat == mover, reason.side is Side.GAIN
    both = here.finished and there.finished
    assert own or position.phase is Phase.DRAFT or reason.code in ("wins", "ends_game", "goes_on")
    match reason.code:
        case "completes" | "leaves" | "misses" | "denies" | "instead":
            check_line(position, reason, here, there)
        case "same":
            assert both
            assert own
            for each in [seat] if position.wall is Wall.GREY else range(position.seats):
                assert here.lost.get(each) == there.lost.get(each)
                assert sum(here.scored(each).values()) == sum(there.scored(each).values())
        case "scores_more" | "scores_less":
            mine, others = here.scored(seat), there.scored(seat)
            assert numbers["points"] == sum(mine.values())
            assert numbers["other_points"] == sum(others.values())
            more = numbers["points"] > numbers["other_points"]
            assert more == (reason.code == "scores_more")
            assert more or both
            assert gain == (more == own)
            assert (mine.get(numbers["line"], 0) > others.get(numbers["line"], 0)) == more
        case "floor":
            assert numbers["points"] == here.lost.get(seat, 0)
            assert numbers["other_points"] == there.lost.get(seat, 0)
            assert gain == ((numbers["points"] < numbers["other_points"]) == own)
        case "begins":
            assert here.marker == seat != there.marker
            assert mover in (here.marker, there.marker)
            assert Phase.END not in (here.end.phase, there.end.phase) or not both
            assert gain == own
        case "row" | "column" | "colour":
            index = numbers[reason.code]
            assert numbers["tiles"] == here.wall_count(seat, reason.code, index)
            assert numbers["other_tiles"] == there.wall_count(seat, reason.code, index)
            assert numbers.get("points") == BONUSES.get(reason.code)
            assert gain == (numbers["tiles"] > numbers["other_tiles"])
        case "line":
            for played, name in ((here, "tiles"), (there, "other_tiles")):
                kept = played.end.boards[seat].pattern_lines[numbers["line"]].filled
                assert numbers[name] == kept
            assert numbers["space"] == numbers["line"] + 1
            assert gain == (numbers["tiles"] > numbers["other_tiles"])
        case "supply":
            colour, kept = here.end.boards[seat].pattern_lines[numbers["line"]]
            assert colour == numbers["colour"]
            assert numbers["tiles"] == numbers["line"] + 1 - kept > numbers["bag"]
            assert (numbers["bag"], numbers["lid"]) == (here.end.bag[colour], here.end.lid[colour])
            assert not gain
        case "ends_game" | "goes_on" | "wins" | "shares":
            check_end(mover, reason, here, there)
        case _:
            raise AssertionError(reason.code)


def check_line(position: Position, reason: MoveReason, here: Played, there: Played) -> None:
    """Check a reason about a line that is completed in one line of play only."""
    numbers = reason.numbers
    seat, line = numbers["seat"], numbers["line"]
    negative = reason.code in ("misses", "denies")
    with_it, without = (there, here) if negative else (here, there)
    assert with_it.points[seat, line] == numbers["points"]
    assert (seat, line) not in without.points
    if negative:
        assert here.finished
        assert there.finished
    if reason.side is Side.EVEN:
        assert numbers["points"] == numbers["other_points"]
        assert seat == position.turn
        return
    sign = sum(here.scored(seat).values()) - sum(there.scored(seat).values())
    assert (reason.side is Side.GAIN) == ((sign > 0) == (seat == position.turn))
    if reason.code in ("leaves", "denies"):
        draft, tiles = completing(with_it, seat, line, position)
        assert (int(draft.colour), tiles) == (numbers["colour"], numbers["tiles"])
        _, first, _ = without.drafts[0]
        assert (draft.source, draft.colour) == (first.source, first.colour)
        assert seat != position.turn
    if reason.code == "instead":
        assert there.points[seat, numbers["other_line"]] == numbers["other_points"]
        assert (seat, numbers["other_line"]) not in here.points


def check_end(mover: int | None, reason: MoveReason, here: Played, there: Played) -> None:
    """Check a reason about the end of the game."""
    numbers = reason.numbers
    if reason.code == "wins":
        ours, theirs = here.end.outcome(), there.end.outcome()
        assert ours is not None
        assert theirs is not None
        assert ours.winners == (numbers["seat"],) != theirs.winners
        assert numbers["points"] == ours.scores[numbers["seat"]]
        rivals = [score for seat, score in enumerate(ours.scores) if seat != numbers["seat"]]
        assert numbers["other_points"] == max(rivals)
        assert (reason.side is Side.GAIN) == (numbers["seat"] == mover)
    elif reason.code == "shares":
        ours, theirs = here.end.outcome(), there.end.outcome()
        assert ours is not None
        assert theirs is not None
        assert len(ours.winners) > 1 == len(theirs.winners)
        assert numbers["seat"] == mover
        assert all(ours.scores[winner] == numbers["points"] for winner in ours.winners)
        assert (reason.side is Side.GAIN) == (theirs.winners != (mover,))
    else:
        ends, goes_on = (here, there) if reason.code == "ends_game" else (there, here)
        assert (numbers["seat"], numbers["row"]) in ends.complete_rows()
        assert not goes_on.complete_rows()
        result = ends.end.outcome()
        assert result is not None
        wins = mover in result.winners
        assert (reason.side is Side.GAIN) == (wins == (reason.code == "ends_game"))


def sample(seats: int, wall: Wall, seeds: range) -> list[Position]:
    return [p for seed in seeds for p in game_positions(seats, wall, seed, every=4)]


@pytest.mark.parametrize(("seats", "wall"), first_row_is_short(KINDS))
def test_every_number_comes_true_when_both_lines_are_played(seats: int, wall: Wall) -> None:
    chance, seen = CounterGenerator(seats), Counter[str]()
    for position in sample(seats, wall, range(8)):
        for _ in range(3):
            line, other = random_line(position, chance), random_line(position, chance)
            seen.update(reason.code for reason in check(position, line, other))
    expected = {"completes", "misses", "instead", "scores_more", "scores_less", "floor", "begins"}
    assert expected <= seen.keys()
    assert {"column", "ends_game", "goes_on"} <= seen.keys()


@pytest.mark.parametrize(("seats", "wall"), first_row_is_short(KINDS))
def test_lines_that_stop_early_are_compared_after_the_same_number_of_moves(
    seats: int, wall: Wall
) -> None:
    chance, seen = CounterGenerator(seats + 10), Counter[str]()
    for position in sample(seats, wall, range(4)):
        line, other = random_line(position, chance), random_line(position, chance)
        line = line[: 1 + chance.below(len(line))]
        other = other[: 1 + chance.below(len(other))]
        seen.update(reason.code for reason in check(position, line, other))
    assert {"completes", "floor", "line"} <= seen.keys()


def test_nothing_is_said_about_what_a_line_that_stops_early_lacks() -> None:
    chance = CounterGenerator(1)
    for position in sample(2, Wall.COLOURED, range(4)):
        line, other = random_line(position, chance), random_line(position, chance)
        if len(line) > 1:
            found = contrast(position, line[:1], other)
            assert not {"misses", "denies", "goes_on", "scores_less"} & {r.code for r in found}


def test_line_without_an_alternative_is_compared_with_the_position() -> None:
    chance, seen = CounterGenerator(2), Counter[str]()
    for position in sample(2, Wall.COLOURED, range(4)):
        line = random_line(position, chance)
        seen.update(reason.code for reason in check(position, line, ()))
    assert {"completes", "scores_more", "floor"} <= seen.keys()


def test_opposite_directions_tell_opposite_sides() -> None:
    chance, pairs = CounterGenerator(3), 0
    turned = {"completes": "misses", "misses": "completes", "floor": "floor", "leaves": "denies"}
    for position in sample(2, Wall.COLOURED, range(4)):
        line, other = random_line(position, chance), random_line(position, chance)
        back = {(r.code, r.numbers["seat"]): r for r in contrast(position, other, line)}
        for reason in contrast(position, line, other):
            mirror = back.get((turned.get(reason.code, ""), reason.numbers["seat"]))
            if mirror is not None:
                assert mirror.side is not reason.side
                pairs += 1
    assert pairs > 20


@pytest.mark.parametrize("side", [Side.GAIN, Side.COST])
def test_reason_of_the_wanted_side_is_told_if_there_is_one(side: Side) -> None:
    chance, kept = CounterGenerator(5), 0
    for position in sample(2, Wall.COLOURED, range(6)):
        line, other = random_line(position, chance), random_line(position, chance)
        plain, wanted = contrast(position, line, other), contrast(position, line, other, side=side)
        assert len(plain) == len(wanted)
        assert plain[:2] == wanted[:2] or any(reason.side is side for reason in wanted[1:])
        if side not in [reason.side for reason in plain] and plain != wanted:
            assert [reason.side for reason in wanted].count(side) == 1
            kept += 1
    assert kept


def test_line_compared_with_itself_is_the_same() -> None:
    chance = CounterGenerator(4)
    for position in sample(2, Wall.GREY, range(2)):
        line = random_line(position, chance)
        assert [reason.code for reason in check(position, line, line)] == ["same"]
        assert len(line) == 1 or contrast(position, line[:-1], line[:-1]) == ()


def test_tiling_of_an_opponent_is_no_reason() -> None:
    """A seat on the grey wall is not responsible for where the others put their tiles."""
    text = "G tile 2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 0:R4/5/5/5/5:-/B2/-/-/-:- "
    position = read(text + "0:R4/5/5/5/5:-/B2/-/-/-:-")
    line, other = ([Move.parse(f"T2{column}") for column in pair] for pair in ((1, 1), (1, 4)))
    assert [reason.code for reason in contrast(position, line, other)] == ["same"]
    turned = contrast(position, [other[1], line[1]], other)
    assert [(reason.code, reason.numbers["seat"]) for reason in turned] == [("scores_less", 0)]


def codes() -> list[str]:
    """The codes in the docstring of the package."""
    table = str(azulejos.players.contrast.__doc__).split("    code  ")[1]
    return re.findall(r"^    (\w+) +seat", table, re.MULTILINE)


def test_docs_list_every_code() -> None:
    page = (DOCS / "players.md").read_text("utf-8")
    assert len(codes()) == 19
    assert [code for code in codes() if f"| `{code}` |" not in page] == []
