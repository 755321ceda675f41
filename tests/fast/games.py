"""Random games on the compiled engine, and an independent count of what a state contains."""

from collections.abc import Iterator

import numpy as np

from azulejos import fast
from azulejos.fast import Generator, State

KINDS = [(seats, grey) for seats in (2, 3, 4) for grey in (False, True)]
KIND_NAMES = [f"{seats}{'G' if grey else 'C'}" for seats, grey in KINDS]


def legal_actions(state: State) -> list[int]:
    actions = np.empty(fast.MOST_MOVES, np.int64)
    return actions[: fast.legal_moves(state, actions)].tolist()  # type: ignore[no-any-return]


def states_of_game(seats: int, grey: bool, seed: int) -> Iterator[tuple[State, Generator]]:
    """Every state of a random game; the same array each time."""
    state, generator = fast.new_state(seats, grey, seed % seats), fast.new_generator(seed)
    yield state, generator
    while not fast.is_over(state):
        if fast.phase(state) == fast.DEAL:
            fast.deal(state, generator)
        else:
            actions = legal_actions(state)
            fast.play(state, actions[fast.below(generator, len(actions))])
        yield state, generator


def seat_tiles(state: State, seat: int, colour: int) -> int:
    """Tiles of a colour on wall, pattern lines and floor line of a seat."""
    cells = sum(
        fast.cell_colour(state, seat, row, column) == colour
        for row in range(5)
        for column in range(5)
    )
    lines = sum(
        fast.line_count(state, seat, row)
        for row in range(5)
        if fast.line_colour(state, seat, row) == colour
    )
    places = range(fast.floor_length(state, seat))
    fallen = sum(fast.floor_thing(state, seat, place) == colour for place in places)
    return cells + lines + fallen


def all_tiles(state: State, colour: int) -> int:
    """Tiles of a colour in the whole game."""
    sources = range(fast.factory_count(state) + 1)
    shared = fast.bag_count(state, colour) + fast.lid_count(state, colour)
    shared += sum(fast.source_count(state, source, colour) for source in sources)
    return shared + sum(seat_tiles(state, seat, colour) for seat in range(fast.seat_count(state)))


def expected_allowed(state: State, seat: int) -> int:
    """The ALLOW mask computed from lines and wall: RULES [D4], [D7], [I3]."""
    mask = 0
    for line in range(5):
        present = {fast.cell_colour(state, seat, line, column) for column in range(5)}
        own, count = fast.line_colour(state, seat, line), fast.line_count(state, seat, line)
        for colour in range(5):
            fits = colour not in present and own in (-1, colour) and count <= line
            mask |= fits << (6 * colour + line)
    return mask | sum(1 << (6 * colour + 5) for colour in range(5))
