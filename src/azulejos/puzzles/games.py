"""Games between neighbouring levels, in which puzzles are looked for and reviews are measured."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from azulejos.players.levels import LEVELS
from azulejos.players.named import make_player
from azulejos.players.player import Player
from azulejos.review.levels import Kind
from azulejos.rules import CounterGenerator, Deal, Game, Move, Phase, Position, Wall, draw_deal

KINDS = {f"{seats}{wall.letter}": Kind(seats, wall) for wall in Wall for seats in (2, 3, 4)}


def line_up(number: int, seats: int) -> list[str]:
    """The levels of a game: neighbours in the table, each in every seat over time."""
    order = list(LEVELS)
    rounds, first = divmod(number, len(order) + seats - 1)
    wanted = [first - seats + 1 + seat for seat in range(seats)]
    levels = [order[min(max(place, 0), len(order) - 1)] for place in wanted]
    turn = rounds % seats
    return levels[turn:] + levels[:turn]


def played_game(kind: Kind, number: int) -> Game:
    """A game of these levels; the same number gives the same game."""
    names = line_up(number, kind.seats)
    players = [_player(name, seat) for seat, name in enumerate(names)]
    for seat, player in enumerate(players):
        player.new_game(1000 * number + seat)
    position = start = Position.start(*kind, first_seat=number % kind.seats)
    chance, events = CounterGenerator(number), list[Move | Deal]()
    while position.phase is not Phase.END:
        if position.turn is None or position.phase is Phase.DEAL:
            events.append(draw_deal(position, chance.below))
        else:
            events.append(players[position.turn].choose(position).move)
        position = position.transition(events[-1]).position
    headers = tuple((f"Name{seat}", name) for seat, name in enumerate(names, 1))
    return replace(Game(start, tuple(events)), headers=headers)


@cache
def _player(name: str, seat: int) -> Player:
    nodes = LEVELS[name].ladder_nodes
    return make_player(name if nodes is None else f"{name}:{nodes}n", seat)
