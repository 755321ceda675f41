"""The alpha-beta search as an object: threads, limits, the transposition table, and the report.

AlphaBetaSearch().think(state, Limits(seconds=0.1))
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import (
    DRAFT,
    TILE,
    Int64s,
    State,
    is_grey,
    phase,
    play,
    raw,
    seat_count,
    seat_to_act,
    state_words,
)
from azulejos.fast import compiled as fast_compiled
from azulejos.search.alphabeta.control import (
    BEST_COUNT,
    CONTROL_WORDS,
    DEPTH,
    LIMIT,
    MOST_DEPTH,
    MOST_PLIES,
    MOVES_PER_PLY,
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
from azulejos.search.alphabeta.deepening import ROOT_WORDS, deepen, write_roots
from azulejos.search.alphabeta.node import node
from azulejos.search.alphabeta.pointers import address_of, call_evaluator
from azulejos.search.alphabeta.workspace import NODE_SIGNATURE, Workspace
from azulejos.search.handmade.evaluator import HANDMADE, Evaluator
from azulejos.search.handmade.value import SCORES, Numbers
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate, Report
from azulejos.search.stop import StopSignal, side_by_side

ENDLESS = 1 << 62
FIRST_DEPTH = 2
MOST_SEARCHES = 0x7FFF  # the table has 15 bits for their number


def new_workspace(seats: int, grey: bool, evaluator: Evaluator, table: Int64s) -> Workspace:
    """The arrays of one thread for one kind of game; all threads share the table."""
    plies = MOST_PLIES + 2
    return Workspace(
        states=np.zeros(plies * state_words(seats), np.int64),
        control=np.zeros(CONTROL_WORDS, np.int64),
        moves=np.zeros(plies * MOVES_PER_PLY, np.int64),
        table=table,
        memory=evaluator.new_memory(seats, grey),
        out=np.zeros(8, np.float64),
        lines=np.zeros(plies * MOST_PLIES, np.int64),
        roots=np.zeros(MOVES_PER_PLY * ROOT_WORDS, np.int64),
        root_lines=np.zeros(MOVES_PER_PLY * MOST_PLIES, np.int64),
    )


@fast_compiled
def value_of_state(address: int, state: State, memory: Int64s, out: Numbers) -> None:
    """Call a function of an evaluator from Python."""
    call_evaluator(address, raw(state), raw(memory), raw(out))


class AlphaBetaSearch:
    """Alpha-beta to the end of the round. One object thinks about one position at a time."""

    def __init__(
        self, evaluator: Evaluator = HANDMADE, threads: int = 1, table_bits: int = 19
    ) -> None:
        self.evaluator = evaluator
        self.threads = threads
        self._table: Int64s = np.zeros(2 << table_bits, np.int64)
        self._mask = (1 << table_bits) - 1
        self._workspaces: dict[tuple[int, bool, int], Workspace] = {}
        self._searches = 0

    def think(
        self,
        state: State,
        limits: Limits,
        best: int = 1,
        excluded: Collection[int] = (),
        stop_signal: StopSignal | None = None,
    ) -> Report:
        """The `best` best moves of a position in phase DRAFT or TILE.

        Excluded actions are not considered at the root; at least one move must be left.
        """
        if phase(state) not in (DRAFT, TILE):
            raise ValueError("no seat has a choice in this position")
        count_threads = self.threads if limits.seconds is not None else 1
        workspaces = [self._workspace(state, number) for number in range(count_threads)]
        self._searches += 1
        if self._searches > MOST_SEARCHES:
            self._table[:] = 0
            self._searches = 1
        for workspace in workspaces:
            self._set_up(workspace, state, limits, best)
        stop_signal = stop_signal or StopSignal()
        solved = [False] * len(workspaces)

        def work(number: int) -> None:
            solved[number] = self._run(workspaces[number], number and 1 + number, excluded)

        with stop_signal.watch(
            [workspace.control for workspace in workspaces], STOP, limits.seconds
        ):
            side_by_side(work, len(workspaces), stop_signal)
        nodes = sum(int(workspace.control[NODES]) for workspace in workspaces)
        return self._report(workspaces[0], state, best, nodes, solved[0])

    def value(self, state: State) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Win probability and expected score of each seat, as the evaluator sees the position."""
        workspace = self._workspace(state, 0)
        for address in self.evaluator.addresses():
            value_of_state(address, state, workspace.memory, workspace.out)
        return _vectors(workspace.out, seat_count(state))

    def _workspace(self, state: State, number: int) -> Workspace:
        kind = (int(seat_count(state)), bool(is_grey(state)), number)
        if kind not in self._workspaces:
            self._workspaces[kind] = new_workspace(kind[0], kind[1], self.evaluator, self._table)
        return self._workspaces[kind]

    def _set_up(self, workspace: Workspace, state: State, limits: Limits, best: int) -> None:
        workspace.states[: state.size] = state
        workspace.control[:] = 0
        control = workspace.control
        control[LIMIT] = limits.nodes if limits.nodes is not None else ENDLESS
        control[ROOT_SEAT] = seat_to_act(state)
        control[VALUE] = self.evaluator.addresses()[1]
        control[NODE] = address_of(node, NODE_SIGNATURE)
        control[TABLE_MASK] = self._mask
        control[SEARCH] = self._searches
        control[STATE_WORDS] = state.size
        control[BEST_COUNT] = best
        control[MOST_DEPTH] = min(limits.depth or MOST_PLIES - 2, MOST_PLIES - 2)

    def _run(self, workspace: Workspace, extra: int, excluded: Collection[int]) -> bool:
        write_roots(workspace, self.evaluator.addresses()[0])
        if excluded:
            remove_moves(workspace, excluded)
        if workspace.control[ROOT_COUNT] == 1 and not extra:
            workspace.control[MOST_DEPTH] = min(int(workspace.control[MOST_DEPTH]), 4)
        return bool(deepen(workspace, FIRST_DEPTH + extra))

    def _report(
        self, workspace: Workspace, state: State, best: int, nodes: int, solved: bool
    ) -> Report:
        found = []
        for index in range(min(best, int(workspace.control[ROOT_COUNT]))):
            action = int(workspace.roots[ROOT_WORDS * index])
            row = workspace.root_lines[MOST_PLIES * index : MOST_PLIES * (index + 1)]
            line = tuple(int(a) for a in row[1 : 1 + row[0]])
            found.append(self._candidate(workspace, state, action, line))
        return Report(tuple(found), nodes, int(workspace.control[DEPTH]), solved)

    def _candidate(
        self, workspace: Workspace, state: State, action: int, line: tuple[int, ...]
    ) -> Candidate:
        after = state.copy()
        for move in line:
            play(after, move)
        value_of_state(self.evaluator.addresses()[1], after, workspace.memory, workspace.out)
        wins, scores = _vectors(workspace.out, seat_count(state))
        return Candidate(action, wins, scores, line)


def remove_moves(workspace: Workspace, excluded: Collection[int]) -> None:
    """Remove moves from the root; all stay if none would be left.

    The root has only one of two factories with the same tiles. Its moves can all be excluded while
    those of the other factory are not.
    """
    roots = workspace.roots.reshape(-1, ROOT_WORDS)
    lines = workspace.root_lines.reshape(-1, MOST_PLIES)
    count = int(workspace.control[ROOT_COUNT])
    seen = [index for index in range(count) if int(roots[index, 0]) not in excluded]
    if not seen:
        return
    roots[: len(seen)] = roots[seen]
    lines[: len(seen)] = lines[seen]
    workspace.control[ROOT_COUNT] = len(seen)


def _vectors(out: NDArray[np.float64], seats: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    wins = tuple(float(win) for win in out[:seats])
    return wins, tuple(float(score) for score in out[SCORES : SCORES + seats])
