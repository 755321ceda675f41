"""Random games for the tests: all six kinds, in styles that reach the rare corner cases.

All property tests use the same games. Chance comes from the counter generator, so a seed and a
style always give the same game.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from hypothesis import strategies as st

from azulejos.rules import (
    FLOOR,
    Annotation,
    Below,
    CounterGenerator,
    Deal,
    Draft,
    Event,
    Game,
    Mark,
    Move,
    Phase,
    Position,
    Tiling,
    Transition,
    Variation,
    Wall,
    advance_tiling,
    draw_deal,
)
from azulejos.rules.board import capacity
from tests.rules.building import build

KINDS = [(seats, wall) for wall in Wall for seats in (2, 3, 4)]
KIND_NAMES = [f"{seats}{wall.letter}" for seats, wall in KINDS]

Style = Callable[[Position, tuple[Move, ...], Below], Move]


def at_random(_: Position, moves: tuple[Move, ...], below: Below) -> Move:
    return moves[below(len(moves))]


def prefer(position: Position, moves: tuple[Move, ...], below: Below, good: list[bool]) -> Move:
    """One of the good moves, or any move if there is none."""
    chosen = tuple(move for move, is_good in zip(moves, good, strict=True) if is_good)
    return at_random(position, chosen or moves, below)


def to_the_floor(position: Position, moves: tuple[Move, ...], below: Below) -> Move:
    """No seat builds anything: full floor lines, overflow, barren rounds."""
    good = [isinstance(move, Draft) and move.line == FLOOR for move in moves]
    return prefer(position, moves, below, good)


def off_the_floor(position: Position, moves: tuple[Move, ...], below: Below) -> Move:
    """Every seat builds: short games with high scores."""
    good = [isinstance(move, Tiling) or move.action_id % 6 != FLOOR for move in moves]
    return prefer(position, moves, below, good)


def avoid_rows(position: Position, moves: tuple[Move, ...], below: Below) -> Move:
    """Avoid completing rows: long games, empty bags, stuck lines."""
    board = position.boards[position.turn or 0]

    def is_good(move: Move) -> bool:
        if not isinstance(move, Draft) or move.line == FLOOR:
            return True
        filled = board.pattern_lines[move.line].filled + position.sources[move.source][move.colour]
        return board.wall[move.line].count(None) > 1 or filled < capacity(move.line)

    return prefer(position, moves, below, [is_good(move) for move in moves])


def hoard(position: Position, moves: tuple[Move, ...], below: Below) -> Move:
    """Each seat collects one colour, on the long lines first: incomplete lines, few discards."""
    mine = ((position.turn or 0) + position.round_number // 4) % 5

    def worth(move: Move) -> int:
        if not isinstance(move, Draft):
            return 0
        return 2 * (move.colour == mine) + (FLOOR > move.line > 2)

    best = max(map(worth, moves))
    return prefer(position, moves, below, [worth(move) == best for move in moves])


def mono_factories_first(position: Position, moves: tuple[Move, ...], below: Below) -> Move:
    """Nothing goes to the centre if possible."""
    good = [
        isinstance(move, Draft)
        and move.source > 0
        and sum(position.sources[move.source]) == position.sources[move.source][move.colour]
        for move in moves
    ]
    return prefer(position, moves, below, good)


STYLES: tuple[Style, ...] = (
    at_random,
    to_the_floor,
    off_the_floor,
    avoid_rows,
    hoard,
    mono_factories_first,
)

kinds = st.sampled_from(KINDS)
seeds = st.integers(0, 2**64 - 1)
styles = st.sampled_from(STYLES)


@lru_cache(maxsize=64)
def played(seats: int, wall: Wall, seed: int, style: Style) -> tuple[Transition, ...]:
    """A whole game: every transition; the first one holds the start."""
    below = CounterGenerator(seed).below
    return play_on(Position.start(seats, wall, below(seats)), below, style)


def play_on(position: Position, below: Below, style: Style) -> tuple[Transition, ...]:
    """A game from a position to its end."""
    found = [Transition(position, ())]
    while position.phase is not Phase.END:
        if position.phase is Phase.TILE and not position.legal_moves():
            found.append(advance_tiling(position))
        else:
            found.append(position.transition(next_event(position, style, below)))
        position = found[-1].position
    return tuple(found)


def next_event(position: Position, style: Style, below: Below) -> Move | Deal:
    if position.phase is Phase.DEAL:
        return draw_deal(position, below)
    return style(position, position.legal_moves(), below)


@st.composite
def whole_games(draw: st.DrawFn) -> tuple[Transition, ...]:
    """Every transition of a random game."""
    seats, wall = draw(kinds)
    return played(seats, wall, draw(seeds), draw(styles))


@st.composite
def odd_games(draw: st.DrawFn) -> tuple[Transition, ...]:
    """Every transition of a game that begins in a position that no game may reach."""
    seats, wall = draw(kinds)
    seed = draw(seeds)
    start = build(seats, wall, draw(st.sampled_from(Phase)), seed)
    return play_on(start, CounterGenerator(seed ^ 1).below, draw(styles))


games = whole_games() | odd_games()


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position of a random game or of an odd one."""
    game = draw(games)
    return draw(st.sampled_from(game)).position


def recorded(seats: int, wall: Wall, seed: int, style: Style) -> Game:
    """The same game as `played`, as a record."""
    below = CounterGenerator(seed).below
    game = Game(Position.start(seats, wall, below(seats)))
    position = game.start
    while position.phase is not Phase.END:
        event = next_event(position, style, below)
        game = game.with_event(event)
        position = position.transition(event).position
    return game


@st.composite
def records(draw: st.DrawFn) -> Game:
    """A record: complete or not, with and without headers, absent people and annotations."""
    seats, wall = draw(kinds)
    whole = recorded(seats, wall, draw(seeds), draw(styles))
    events = whole.events[: draw(st.integers(0, len(whole.events)))]
    moves = [number for number, event in enumerate(events) if isinstance(event, Move)]
    early = None
    if len(events) < len(whole.events):
        endings = [
            "abandoned",
            *(f"{word} {n + 1}" for word in ("resign", "time") for n in range(seats)),
        ]
        early = draw(st.none() | st.sampled_from(endings))
    absent = draw(st.sets(st.sampled_from(moves))) if moves else frozenset()
    game = Game(whole.start, events, draw(headers()), frozenset(absent), early, draw(comments))
    return replace(game, annotations=draw(annotations(game.start, events, 2)))


comments = st.just("") | st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=20)


@st.composite
def annotations(
    draw: st.DrawFn, start: Position, events: tuple[Event, ...], depth: int
) -> tuple[tuple[int, Annotation], ...]:
    """Annotations of some events, with variations that are nested at most this deep."""
    if not events or draw(st.booleans()):
        return ()
    befores = list(Game(start, events).positions())
    found = {}
    for number in draw(st.sets(st.integers(0, len(events) - 1), max_size=3)):
        is_move = isinstance(events[number], Move)
        mark = draw(st.none() | st.sampled_from(Mark)) if is_move else None
        lines = st.lists(variations(befores[number], depth - 1), max_size=2)
        found[number] = Annotation(draw(comments), mark, tuple(draw(lines) if depth else ()))
    return tuple(sorted((number, said) for number, said in found.items() if said != Annotation()))


@st.composite
def variations(draw: st.DrawFn, start: Position, depth: int) -> Variation:
    """Some events from a position that has not ended."""
    position, below, found = start, CounterGenerator(draw(seeds)).below, []
    for _ in range(draw(st.integers(1, 12))):
        if position.phase is not Phase.END:
            found.append(next_event(position, at_random, below))
            position = position.transition(found[-1]).position
    events = tuple(found)
    return Variation(events, draw(annotations(start, events, depth)))


def headers() -> st.SearchStrategy[tuple[tuple[str, str], ...]]:
    """Any headers that a record may have."""
    values = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=20)
    keys = st.sampled_from(["Seat1", "Seat2", "Date", "Site", "Seed"])
    return st.dictionaries(keys, values, max_size=3).map(lambda found: tuple(found.items()))


def walk(game: tuple[Transition, ...]) -> Iterator[tuple[Position, Transition]]:
    """Each position with the transition that follows it."""
    for before, after in pairwise(game):
        yield before.position, after
