"""The worked cases of scenarios.json, for any engine: what they do and what they expect.

An engine is an adapter with the methods of `Engine`; positions go in and out as `Position`.
`LOOK_BETWEEN` lists the scenarios that stop in the middle of the tiling phase, where an engine that
plays whole moves cannot stop.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from azulejos.rules import (
    FLOOR,
    START_MARKER,
    Board,
    Colour,
    Deal,
    Draft,
    IllegalMoveError,
    Move,
    PatternLine,
    Phase,
    Position,
    Tiling,
    Wall,
)
from azulejos.rules.scoring import termination
from azulejos.rules.tiles import CENTRE, COLOURS, LETTERS, Counts, factory_count

Json = dict[str, Any]

LOOK_BETWEEN = frozenset(
    ["DRAFT-LAST-TILE", "DRAFT-ENDS-MARKER-IN-CENTRE", "END-ROW", "GREY-TWO-STUCK"]
)


class Engine(Protocol):
    """The operations of a scenario; anything illegal raises `IllegalMoveError`."""

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        """Every legal move of the seat to act."""

    def play(self, position: Position, move: Move) -> Position:
        """The position after a draft, or a tiling move on the grey wall."""

    def deal(self, position: Position, deal: Deal) -> Position:
        """The position after a deal."""

    def tile_line(self, position: Position, seat: int, line: int, column: int | None) -> Position:
        """Move one line of one seat to the wall (None: to its only place, or it falls)."""

    def advance(self, position: Position) -> Position:
        """Continue tiling until a seat must choose, or to the end of the round."""

    def add_bonuses(self, position: Position) -> Position:
        """End a settled position after which nothing can follow."""


@dataclass(frozen=True)
class Scenario:
    id: str
    state: Json | None
    actions: list[Json]
    expect: Json


def load() -> list[Scenario]:
    text = (Path(__file__).parent / "scenarios.json").read_text(encoding="utf-8")
    found = json.loads(text)["scenarios"]
    return [Scenario(s["id"], s["state"], s["actions"], s["expect"]) for s in found]


def counts_of(letters: str) -> Counts:
    b, y, r, k, w = (letters.count(letter) for letter in LETTERS)
    return b, y, r, k, w


def counts_of_heap(heap: dict[str, int]) -> Counts:
    return counts_of("".join(letter * count for letter, count in heap.items()))


def colour_of(letter: str) -> Colour:
    return COLOURS[LETTERS.index(letter)]


def board_of(player: Json) -> Board:
    lines = [PatternLine(colour_of(c) if c else None, n) for c, n in player["lines"]]
    return Board(
        score=player["score"],
        wall=tuple(tuple(None if x == "." else colour_of(x) for x in r) for r in player["wall"]),
        pattern_lines=tuple(lines),
        floor_line=tuple(START_MARKER if x == "M" else colour_of(x) for x in player["floor"]),
    )


def position_of(state: Json) -> Position:
    """A scenario's state; `prepare` is our DEAL, `end` is TILE with everything settled."""
    phases = {"draft": Phase.DRAFT, "prepare": Phase.DEAL, "tiling": Phase.TILE, "end": Phase.TILE}
    phase = phases[state["phase"]]
    bag, lid = counts_of_heap(state["bag"]), counts_of_heap(state["lid"])
    if not any(bag + lid):
        phase = Phase.TILE  # such a round ends the game, without an empty deal: RULES [I9]
    kind, _, seat = state["marker"].partition(":")
    holder = None if kind == "centre" else int(seat)
    first = state["first_player"]
    if phase is Phase.DEAL:
        first = first if holder is None else holder
        holder = None
    choosing = phase is Phase.TILE and state["variant"] == "grey"
    return Position(
        wall=Wall(state["variant"]),
        phase=phase,
        round_number=state["round"] + (phase is Phase.DEAL),
        barren_rounds=state.get("barren", 0),
        turn=first if phase is Phase.DEAL or choosing else state["to_move"],
        first_seat=first,
        start_marker=holder,
        sources=(counts_of(state["centre"]), *map(counts_of, state["factories"])),
        bag=bag,
        lid=lid,
        boards=tuple(map(board_of, state["players"])),
    )


def deal_of(draws: str, seats: int) -> Deal:
    """The deal from drawing these tiles in this order."""
    pieces = [draws[4 * i : 4 * i + 4] for i in range(factory_count(seats))]
    assert "".join(pieces) == draws
    return Deal(tuple(map(counts_of, pieces)))


def run(engine: Engine, scenario: Scenario) -> None:
    """Do the actions and compare the result; raises if they differ."""
    Run(engine, scenario).all()


class Run:
    """One scenario on one engine."""

    def __init__(self, engine: Engine, scenario: Scenario) -> None:
        self.engine, self.scenario = engine, scenario
        state = scenario.state
        self.position = Position.start() if state is None else position_of(state)
        self.before = self.position
        self.asked: list[list[int]] = []
        self.actor = 0

    def all(self) -> None:
        *first, last = self.scenario.actions
        expect = self.scenario.expect
        for action in first:
            self.do(action)
        if not expect.get("legal", True):
            try:
                self.do(last)
            except IllegalMoveError:
                return
            raise AssertionError(f"{self.scenario.id}: {last} should be refused")
        self.do(last)
        self.check(expect)

    def do(self, action: Json) -> None:
        self.before = self.position
        self.actor = action.get("player", self.position.turn or 0)
        getattr(self, f"_{action['do']}")(action)

    def _new_game(self, action: Json) -> None:
        wall = Wall(action["variant"])
        self.position = Position.start(action["players"], wall, action["first_player"])
        self._prepare(action)

    def _draft(self, action: Json) -> None:
        source = CENTRE if action["source"] == "centre" else action["source"] + 1
        line = FLOOR if action["line"] == "floor" else action["line"]
        move = Draft(source, colour_of(action["colour"]), line)
        self.position = self.engine.play(self.position, move)

    def _tile_row(self, action: Json) -> None:
        self.position = self.engine.tile_line(
            self.position, action["player"], action["row"], action["column"]
        )

    def _tiling(self, action: Json) -> None:
        columns = action.get("columns", {})
        if self.position.phase is Phase.TILE:
            self.position = self.engine.advance(self.position)
        while choice := self._choice():
            seat, line = choice
            column = columns.get(str(seat), {}).get(str(line))
            if column is not None:
                self.asked.append([seat, line])
            move = Tiling(line, FLOOR if column is None else column)
            self.position = self.engine.play(self.position, move)

    def _choice(self) -> tuple[int, int] | None:
        """The seat and the line to tile next."""
        seat = self.position.turn
        if self.position.phase is not Phase.TILE or seat is None:
            return None
        lines = self.position.boards[seat].complete_lines()
        return (seat, lines[0]) if lines else None

    def _prepare(self, action: Json) -> None:
        if not action["draws"] and not any(self.position.bag + self.position.lid):
            return
        deal = deal_of(action["draws"], self.position.seats)
        self.position = self.engine.deal(self.position, deal)

    def _finish(self, _: Json) -> None:
        if self.position.phase is Phase.TILE:
            self.position = self.engine.add_bonuses(self.position)

    def _legal_drafts(self, _: Json) -> None:
        """Do nothing: `check` asks this question."""

    def _legal_columns(self, action: Json) -> None:
        self.actor = action["row"]

    def _tiling_plans(self, _: Json) -> None:
        """Do nothing: `check` asks this question."""

    def check(self, expect: Json) -> None:
        for key, value in expect.items():
            if key == "points":
                boards = (self.position.boards, self.before.boards)
                found: Any = boards[0][self.actor].score - boards[1][self.actor].score
            elif key == "legal":
                found = True
            elif key == "state":
                found = {name: self._seen(name, wanted) for name, wanted in value.items()}
                value = {name: _normal(name, wanted) for name, wanted in value.items()}
            else:
                found = getattr(self, f"_found_{key}")()
            assert found == value, f"{self.scenario.id}, {key}: {found} instead of {value}"

    def _found_winners(self) -> list[int]:
        outcome = self.position.outcome()
        assert outcome is not None
        return list(outcome.winners)

    def _found_order(self) -> list[list[int]]:
        return self.asked

    def _found_legal_targets(self) -> dict[str, list[int | str]]:
        targets: dict[str, list[int | str]] = {}
        for move in self.engine.legal_moves(self.position):
            assert isinstance(move, Draft)
            source = "centre" if move.source == CENTRE else move.source - 1
            line = "floor" if move.line == FLOOR else move.line
            targets.setdefault(f"{source}:{move.colour.letter}", []).append(line)
        return targets

    def _found_legal_columns(self) -> list[int]:
        moves = self.engine.legal_moves(self.engine.advance(self.position))
        assert all(isinstance(move, Tiling) and move.line == self.actor for move in moves)
        return [move.column for move in moves if isinstance(move, Tiling)]

    def _found_plans(self) -> list[dict[str, int | None]]:
        return list(self._plans(self.engine.advance(self.position), self.actor))

    def _plans(self, position: Position, seat: int) -> list[dict[str, int | None]]:
        """Every way in which a seat can tile its lines."""
        if not position.boards[seat].complete_lines():
            return [{}]
        plans = []
        for move in self.engine.legal_moves(position):
            assert isinstance(move, Tiling)
            column = None if move.column == FLOOR else move.column
            after = self.engine.play(position, move)
            plans += [{str(move.line): column, **rest} for rest in self._plans(after, seat)]
        return plans

    def _seen(self, name: str, wanted: Any) -> Any:
        return getattr(View(self.position), name)(wanted)


class View:
    """A position in the words of the scenarios; each method gets the expected value."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def phase(self, _: str) -> str:
        position = self.position
        if position.phase is not Phase.TILE:
            return {Phase.DRAFT: "draft", Phase.DEAL: "prepare", Phase.END: "over"}[position.phase]
        if any(board.floor_line or board.complete_lines() for board in position.boards):
            return "tiling"
        return "prepare" if termination(position) is None else "end"

    def variant(self, _: str) -> str:
        return self.position.wall.value

    def round(self, _: int) -> int:
        return self.position.round_number - (self.position.phase is Phase.DEAL)

    def to_move(self, _: int | None) -> int | None:
        return None if self.position.phase is Phase.DEAL else self.position.turn

    def first_player(self, _: int) -> int:
        assert self.position.phase is not Phase.DEAL, "our DEAL has forgotten who began"
        return self.position.first_seat

    def barren(self, _: int) -> int:
        return self.position.barren_rounds

    def marker(self, _: str) -> str:
        position = self.position
        if position.phase is Phase.DEAL:
            return f"front:{position.first_seat}"
        holder = position.start_marker
        if holder is None:
            return "centre"
        lies = START_MARKER in position.boards[holder].floor_line
        return f"{'floor' if lies else 'front'}:{holder}"

    def centre(self, _: str) -> Counts:
        return self.position.sources[CENTRE]

    def factories(self, _: list[str]) -> list[Counts]:
        return list(self.position.sources[1:])

    def bag(self, _: dict[str, int]) -> Counts:
        return self.position.bag

    def lid(self, _: dict[str, int]) -> Counts:
        return self.position.lid

    def players(self, wanted: dict[str, Json]) -> dict[str, Json]:
        return {
            seat: {name: getattr(self, f"_{name}")(self.position.boards[int(seat)]) for name in own}
            for seat, own in wanted.items()
        }

    def _score(self, board: Board) -> int:
        return board.score

    def _wall(self, board: Board) -> list[str]:
        return ["".join("." if tile is None else tile.letter for tile in row) for row in board.wall]

    def _lines(self, board: Board) -> list[list[str | int | None]]:
        return [[None if c is None else c.letter, n] for c, n in board.pattern_lines]

    def _floor(self, board: Board) -> list[str]:
        things = board.floor_line
        return ["M" if thing is START_MARKER else LETTERS[COLOURS.index(thing)] for thing in things]


def _normal(name: str, wanted: Any) -> Any:
    """The expected value, with tiles as counts."""
    if name == "centre":
        return counts_of(wanted)
    if name == "factories":
        return list(map(counts_of, wanted))
    if name in ("bag", "lid"):
        return counts_of_heap(wanted)
    return wanted
