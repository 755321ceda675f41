"""Positions of random games of every kind, for tests of the wire format."""

from collections.abc import Iterator

from azulejos.rules import CounterGenerator, Move, Phase, Position, Transition, Wall, draw_deal

KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in Wall]


def random_game(seats: int, wall: Wall, seed: int) -> Iterator[tuple[Position, Transition]]:
    """Every position of a game with the transition of a random event."""
    below = CounterGenerator(seed).below
    position = Position.start(seats, wall)
    while position.outcome() is None:
        if position.phase is Phase.DEAL:
            transition = position.transition(draw_deal(position, below))
        else:
            moves: tuple[Move, ...] = position.legal_moves()
            transition = position.transition(moves[below(len(moves))])
        yield position, transition
        position = transition.position
