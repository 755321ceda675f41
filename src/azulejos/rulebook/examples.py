"""Worked examples: positions that the rules play, frame by frame, with the numbers of each frame.

Captions are Fluent messages, `rulebook-<example>-<frame>`. They take their numbers from `values`,
which are read from the steps of the rules.

>>> EXAMPLES["score-both"].frames[1].values["points"]
7
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from azulejos.rules.dealing import draw_deal
from azulejos.rules.errors import IllegalMoveError, Reason
from azulejos.rules.generator import CounterGenerator
from azulejos.rules.moves import Draft, Move
from azulejos.rules.position import Position
from azulejos.rules.scoring import add_bonuses
from azulejos.rules.steps import (
    Area,
    BonusScored,
    FloorScored,
    MarkerMoved,
    Step,
    TilePlaced,
    TilesMoved,
    Transition,
)
from azulejos.rules.tiles import MAX_SEATS, MIN_SEATS
from azulejos.rules.tiling import advance_tiling, settle_floor, tile_line

Values: TypeAlias = dict[str, int | str | list[int]]
Action: TypeAlias = Callable[[Position], Transition]

NAMES: Final = ("Alma", "Emil", "Nora", "Oskar")
"""The people in the examples, by seat."""

_NOTHING: Final = "5/5/5/5/5:-/-/-/-/-"
_EMPTY_TABLE: Final = "-/-/-/-/-/-"
_FIRST_TURNS: Final = (
    "C draft 1 1 1- -/BKKW/YRRR/BBYW/RKWW/BYYK/BRKW/YRKW 15,15,14,14,14 0,0,0,0,0"
    f" 0:{_NOTHING}:- 0:{_NOTHING}:- 0:{_NOTHING}:-"
)
_OPTIONS: Final = (
    "C draft 2 1 1- -/YYRK/BBWW/-/-/- 17,16,19,19,18 0,0,0,0,0"
    f" 10:5/2Y2/3Y1/5/5:-/-/-/B1/-:- 8:{_NOTHING}:-"
)
_DEAL_SEED: Final = 27


class Frame(NamedTuple):
    """One picture of an example: whose board it shows, what happened, and its numbers.

    `seat` is None if only the factories matter. `line` is the pattern line that the frame is
    about. `refused` says why the rules forbid what the frame shows.
    """

    seat: int | None
    position: Position
    steps: tuple[Step, ...]
    values: Values
    line: int | None = None
    refused: Reason | None = None


class Example(NamedTuple):
    """Frames that a reader steps through."""

    frames: tuple[Frame, ...]


def _still(position: Position, seat: int | None = 0) -> Frame:
    """A frame in which nothing has happened yet."""
    if seat is None:
        return Frame(None, position, (), {"factories": len(position.sources) - 1})
    board = position.boards[seat]
    return Frame(seat, position, (), {"name": NAMES[seat], "score": board.score})


def _after(before: Position, seat: int, action: Action) -> Frame:
    """The frame after an action."""
    position, steps = action(before)
    values = _values(steps, seat) | {
        "name": NAMES[seat],
        "before": before.boards[seat].score,
        "score": position.boards[seat].score,
    }
    line = values.get("line")
    return Frame(seat, position, steps, values, line - 1 if isinstance(line, int) else None)


def _values(steps: tuple[Step, ...], seat: int) -> Values:
    """The numbers of what happened to one seat."""
    values: Values = {}
    moved = [step for step in steps if isinstance(step, TilesMoved)]
    taken = [s for s in moved if s.origin.area is Area.SOURCE]
    values["rest"] = sum(s.count for s in taken if s.target.area is Area.SOURCE)
    values["taken"] = sum(s.count for s in taken if s.target.area is not Area.SOURCE)
    values["fits"] = sum(s.count for s in taken if s.target.area is Area.LINE)
    values["falls"] = sum(s.count for s in moved if s.target.area is Area.FLOOR)
    values["to-lid"] = sum(s.count for s in moved if s.target.area is Area.LID)
    for step in steps:
        values |= _values_of(step, seat)
    bonuses = [s.points for s in steps if isinstance(s, BonusScored) and s.seat == seat]
    return values | {"bonuses": bonuses, "bonus": sum(bonuses)}


def _values_of(step: Step, seat: int) -> Values:
    match step:
        case TilesMoved() if step.target.area is Area.LINE:
            return {"line": (step.target.number or 0) + 1}
        case TilesMoved() if step.origin.area is Area.LINE and step.target.area is Area.FLOOR:
            return {"line": (step.origin.number or 0) + 1}
        case TilePlaced() if step.seat == seat:
            across, down = len(step.horizontal), len(step.vertical)
            numbers: Values = {"across": across, "down": down, "points": step.points}
            return numbers | {"line": step.line + 1, "column": step.column + 1}
        case FloorScored() if step.seat == seat:
            return {"costs": list(step.penalties), "lost": step.lost}
        case MarkerMoved() if step.target.area is Area.FLOOR:
            return {"space": (step.target.number or 0) + 1}
    return {}


def _sequence(position: Position, *actions: tuple[int, Action]) -> Example:
    """Frames of actions that follow each other, each told from the seat named."""
    frames = [_still(position, actions[0][0])]
    for seat, action in actions:
        frames.append(_after(frames[-1].position, seat, action))
    return Example(tuple(frames))


def _move(text: str) -> Action:
    return lambda position: position.transition(Move.parse(text))


def _tile(line: int, seat: int = 0) -> tuple[int, Action]:
    return seat, lambda position: tile_line(position, seat, line)


def _floor(seat: int = 0) -> tuple[int, Action]:
    return seat, lambda position: settle_floor(position, seat)


def _options() -> Example:
    """The same choice, answered in every way that is allowed, and in three that are not."""
    start = Position.parse(_OPTIONS)
    allowed = [_after(start, 0, _move(text)) for text in ("1Y1", "1Y5", "1YF")]
    refused = [_refused(start, text) for text in ("1Y2", "1Y3", "1Y4")]
    return Example((_still(start), *allowed, *refused))


def _refused(position: Position, text: str) -> Frame:
    """The same position, with the reason why the rules refuse a draft."""
    draft = Move.parse(text)
    assert isinstance(draft, Draft)
    try:
        position.transition(draft)
    except IllegalMoveError as error:
        values: Values = {"name": NAMES[0], "line": draft.line + 1}
        return Frame(0, position, (), values, draft.line, error.reason)
    raise AssertionError(f"{text} is legal in {position}")


def _set_up() -> Example:
    """A table for two, three and four players, dealt."""
    starts = [Position.start(seats) for seats in range(MIN_SEATS, MAX_SEATS + 1)]
    deals = [draw_deal(start, CounterGenerator(_DEAL_SEED).below) for start in starts]
    dealt = [start.deal(deal) for start, deal in zip(starts, deals, strict=True)]
    return Example(tuple(_still(position, None) for position in dealt))


def _in_tiling(
    bag: str, board: str, *, other: str = f"9:{_NOTHING}:*", first: str = "12"
) -> Position:
    """A position in the tiling phase of the coloured wall, with two players."""
    return Position.parse(f"C tile 2 0 {first} {_EMPTY_TABLE} {bag} 0,0,0,0,0 {board} {other}")


def _alone(line: int, bag: str, board: str) -> Example:
    """One tile that goes to the wall."""
    return _sequence(_in_tiling(bag, board), _tile(line))


def _floor_of(things: str) -> Example:
    board = f"20:{_NOTHING}:{things}"
    other = f"9:{_NOTHING}:-"
    return _sequence(_in_tiling("19,20,19,19,19", board, other=other, first="11"), _floor())


EXAMPLES: Final = {
    "set-up": _set_up(),
    "first-turns": _sequence(
        Position.parse(_FIRST_TURNS), (0, _move("1K2")), (1, _move("2Y1")), (2, _move("CR3"))
    ),
    "options": _options(),
    "tiling-lines": _sequence(
        Position.parse(
            f"C tile 1 0 12 {_EMPTY_TABLE} 16,18,18,17,20 0,0,0,0,0"
            f" 0:5/5/5/5/5:-/R2/Y2/B4/K3:- 9:{_NOTHING}:*"
        ),
        _tile(1),
        _tile(3),
        (1, advance_tiling),
    ),
    "score-alone": _alone(0, "18,20,19,20,20", "7:B4/5/2B2/5/5:R1/-/-/-/-:-"),
    "score-row": _alone(2, "19,17,20,20,19", "7:5/5/1WB2/5/5:-/-/Y3/-/-:-"),
    "score-column": _alone(2, "17,19,19,20,20", "7:2R2/2Y2/5/5/5:-/-/B3/-/-:-"),
    "score-pair": _alone(2, "17,19,20,20,20", "7:5/2Y2/5/5/5:-/-/B3/-/-:-"),
    "score-both": _alone(2, "18,17,19,19,19", "7:5/3R1/KWB2/3B1/5:-/-/Y3/-/-:-"),
    "floor-marker-first": _floor_of("*BRKW"),
    "floor-marker-last": _floor_of("BRKW*"),
    "bonuses": _sequence(
        _in_tiling("15,18,18,18,19", "40:BYRK1/1B2K/2B1R/3BY/4B:W1/-/-/-/-:-"),
        _tile(0),
        (0, add_bonuses),
    ),
    "grey-falls": _sequence(
        Position.parse(
            f"G tile 2 1 12 {_EMPTY_TABLE} 12,19,19,20,20 0,0,0,0,0"
            f" 20:2B2/3B1/4B/5/YR3:-/-/-/-/B5:- 9:{_NOTHING}:*"
        ),
        _tile(4),
        _floor(),
    ),
}
"""Every example, by the name that its captions have."""
