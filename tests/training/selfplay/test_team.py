"""Threads that step the chunks of all games: the games are those that one thread plays."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest

from training.selfplay.games import Games, new_games
from training.selfplay.step import counted
from training.selfplay.team import StepTeam
from training.selfplay.threads import share
from training.settings import Plan

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.long]

CHUNKS, STEPS = 4, 60
FEW, MORE = (Plan(visits=(visits,) * 3, cheap_visits=3).settings(0) for visits in (6, 12))


def half(seed: int, chunks: int = CHUNKS) -> Games:
    return new_games(8, 2, chunks, 800, seed)


def test_every_game_of_each_half_is_stepped_once_with_the_settings_of_the_step() -> None:
    halves, alone = (half(3), half(4)), (half(3, chunks=1), half(4, chunks=1))
    team, nobody_else = StepTeam(*halves), StepTeam(*alone)
    for step in range(STEPS):
        settings = FEW if step < STEPS // 2 else MORE
        team.step(settings, step % 2)
        nobody_else.step(settings, step % 2)
    for together, expected in zip(halves, alone, strict=True):
        assert np.array_equal(together.states, expected.states)
        assert np.array_equal(together.features, expected.features)
        assert np.array_equal(counted(together), counted(expected))


def test_threads_end_with_their_team() -> None:
    before = set(threading.enumerate())
    team = StepTeam(half(3))
    team.step(FEW)
    helpers = set(threading.enumerate()) - before
    del team
    gc.collect()
    assert not any(helper.is_alive() for helper in helpers)


def test_work_is_shared_and_its_failure_is_raised() -> None:
    done: list[int] = []
    share(20, done.append)
    assert sorted(done) == list(range(20))

    def fail(part: int) -> None:
        if part == 7:
            raise ValueError(part)

    with pytest.raises(ValueError, match="7"):
        share(20, fail)
