"""The search of a round as an object: threads, limits, tables, and the answer.

A file of its own because it is the door of the package: `RoundSearch().think(state, Limits(...))`.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import DRAFT, TILE, State, Words, is_grey, play, raw, seat_count, state_words
from azulejos.fast import compiled as fast_compiled
from azulejos.search.alphabeta.control import (
    BEST_COUNT,
    CONTROL_WORDS,
    DEPTH,
    LIMIT,
    MOST_DEPTH,
    MOST_PLIES,
    MOVES_A_PLY,
    NODE,
    NODES,
    ROOT_COUNT,
    ROOT_SEAT,
    SEARCH,
    STATE_WORDS,
    STOP,
    TABLE_MASK,
    VALUE,
)
from azulejos.search.alphabeta.deepening import ROOT_WORDS, Desk, deepen, write_roots
from azulejos.search.alphabeta.node import node
from azulejos.search.alphabeta.pointers import NODE as NODE_SIGNATURE
from azulejos.search.alphabeta.pointers import address_of, call_judge
from azulejos.search.handmade.evaluator import HANDMADE, Evaluator
from azulejos.search.handmade.value import SCORES, Numbers
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate, Report
from azulejos.search.stop import Alarm, side_by_side

ENDLESS = 1 << 62
FIRST_DEPTH = 2
MOST_SEARCHES = 0x7FFF  # as many as the table tells apart


def new_desk(seats: int, grey: bool, evaluator: Evaluator, table: Words) -> Desk:
    """The arrays of one thread for one kind of game; the table is everybody's."""
    plies = MOST_PLIES + 2
    return Desk(
        states=np.zeros(plies * state_words(seats), np.int64),
        control=np.zeros(CONTROL_WORDS, np.int64),
        moves=np.zeros(plies * MOVES_A_PLY, np.int64),
        table=table,
        memory=evaluator.new_memory(seats, grey),
        out=np.zeros(8, np.float64),
        lines=np.zeros(plies * MOST_PLIES, np.int64),
        roots=np.zeros(MOVES_A_PLY * ROOT_WORDS, np.int64),
        root_lines=np.zeros(MOVES_A_PLY * MOST_PLIES, np.int64),
    )


@fast_compiled
def value_of_state(address: int, state: State, memory: Words, out: Numbers) -> None:
    """Ask an evaluator from Python."""
    call_judge(address, raw(state), raw(memory), raw(out))


class RoundSearch:
    """Alpha-beta to the end of the round. One object thinks about one position at a time."""

    def __init__(
        self, evaluator: Evaluator = HANDMADE, threads: int = 1, table_bits: int = 19
    ) -> None:
        self.evaluator = evaluator
        self.threads = threads
        self._table: Words = np.zeros(2 << table_bits, np.int64)
        self._mask = (1 << table_bits) - 1
        self._desks: dict[tuple[int, bool, int], Desk] = {}
        self._searches = 0

    def think(
        self,
        state: State,
        limits: Limits,
        best: int = 1,
        overlooked: Collection[int] = (),
        alarm: Alarm | None = None,
    ) -> Report:
        """The `best` best moves of a position in which somebody chooses.

        Overlooked actions are not considered at the root; one move at least must be left.
        """
        if state[7] not in (DRAFT, TILE):
            raise ValueError("nobody chooses in this position")
        count_threads = self.threads if limits.seconds is not None else 1
        desks = [self._desk(state, number) for number in range(count_threads)]
        self._searches += 1
        if self._searches > MOST_SEARCHES:
            self._table[:] = 0
            self._searches = 1
        for desk in desks:
            self._set_up(desk, state, limits, best)
        alarm = alarm or Alarm()
        solved = [False] * len(desks)

        def work(number: int) -> None:
            solved[number] = self._run(desks[number], number and 1 + number, overlooked)

        with alarm.watch([desk.control for desk in desks], STOP, limits.seconds):
            side_by_side(work, len(desks), alarm)
        nodes = sum(int(desk.control[NODES]) for desk in desks)
        return self._report(desks[0], state, best, nodes, solved[0])

    def value(self, state: State) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Win probability and expected score of each seat, as the evaluator sees the position."""
        desk = self._desk(state, 0)
        for address in self.evaluator.addresses():
            value_of_state(address, state, desk.memory, desk.out)
        return _vectors(desk.out, seat_count(state))

    def _desk(self, state: State, number: int) -> Desk:
        kind = (int(seat_count(state)), bool(is_grey(state)), number)
        if kind not in self._desks:
            self._desks[kind] = new_desk(kind[0], kind[1], self.evaluator, self._table)
        return self._desks[kind]

    def _set_up(self, desk: Desk, state: State, limits: Limits, best: int) -> None:
        desk.states[: state.size] = state
        desk.control[:] = 0
        control = desk.control
        control[LIMIT] = limits.nodes if limits.nodes is not None else ENDLESS
        control[ROOT_SEAT] = state[8]
        control[VALUE] = self.evaluator.addresses()[1]
        control[NODE] = address_of(node, NODE_SIGNATURE)
        control[TABLE_MASK] = self._mask
        control[SEARCH] = self._searches
        control[STATE_WORDS] = state.size
        control[BEST_COUNT] = best
        control[MOST_DEPTH] = min(limits.depth or MOST_PLIES - 2, MOST_PLIES - 2)

    def _run(self, desk: Desk, extra: int, overlooked: Collection[int]) -> bool:
        write_roots(desk, self.evaluator.addresses()[0])
        if overlooked:
            take_off(desk, overlooked)
        if desk.control[ROOT_COUNT] == 1 and not extra:
            desk.control[MOST_DEPTH] = min(int(desk.control[MOST_DEPTH]), 4)
        return bool(deepen(desk, FIRST_DEPTH + extra))

    def _report(self, desk: Desk, state: State, best: int, nodes: int, solved: bool) -> Report:
        found = []
        for index in range(min(best, int(desk.control[ROOT_COUNT]))):
            action = int(desk.roots[ROOT_WORDS * index])
            row = desk.root_lines[MOST_PLIES * index : MOST_PLIES * (index + 1)]
            line = tuple(int(a) for a in row[1 : 1 + row[0]])
            found.append(self._candidate(desk, state, action, line))
        return Report(tuple(found), nodes, int(desk.control[DEPTH]), solved)

    def _candidate(self, desk: Desk, state: State, action: int, line: tuple[int, ...]) -> Candidate:
        after = state.copy()
        for move in line:
            play(after, move)
        value_of_state(self.evaluator.addresses()[1], after, desk.memory, desk.out)
        wins, scores = _vectors(desk.out, seat_count(state))
        return Candidate(action, wins, scores, line)


def take_off(desk: Desk, overlooked: Collection[int]) -> None:
    """Take moves off the root; all stay if none would be left.

    Of factories that hold the same tiles, the root has only one: its moves can all be overlooked
    while those of its twin are not.
    """
    roots = desk.roots.reshape(-1, ROOT_WORDS)
    lines = desk.root_lines.reshape(-1, MOST_PLIES)
    count = int(desk.control[ROOT_COUNT])
    seen = [index for index in range(count) if int(roots[index, 0]) not in overlooked]
    if not seen:
        return
    roots[: len(seen)] = roots[seen]
    lines[: len(seen)] = lines[seen]
    desk.control[ROOT_COUNT] = len(seen)


def _vectors(out: NDArray[np.float64], seats: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    wins = tuple(float(win) for win in out[:seats])
    return wins, tuple(float(score) for score in out[SCORES : SCORES + seats])
