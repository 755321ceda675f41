"""Positions from real games, for tests of players."""

from azulejos import CounterGenerator, Phase, Position, Wall, draw_deal


def opening(seats: int = 2, wall: Wall = Wall.COLOURED, seed: int = 7) -> Position:
    """The first round, dealt."""
    position = Position.start(seats, wall)
    return position.deal(draw_deal(position, CounterGenerator(seed).below))


def game_positions(
    seats: int = 2, wall: Wall = Wall.COLOURED, seed: int = 1, every: int = 1
) -> list[Position]:
    """The positions with a choice of one random game, or every n-th of them."""
    chance = CounterGenerator(seed)
    position = Position.start(seats, wall)
    found = []
    while position.phase is not Phase.END:
        if position.phase is Phase.DEAL:
            position = position.deal(draw_deal(position, chance.below))
            continue
        found.append(position)
        moves = position.legal_moves()
        # Mostly sensible: prefers lines to the floor, so that walls fill.
        good = [move for move in moves if not str(move).endswith("F")] or list(moves)
        position = position.play(good[chance.below(len(good))])
    return found[::every]
