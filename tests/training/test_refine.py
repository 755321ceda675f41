"""Refining shipped weights on the processor."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from azulejos.net.file import Sizes, read_header, read_matrices, save_network
from azulejos.net.inputs.layout import GREY, rest_begin
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from training.__main__ import main
from training.export import matrices, student_of
from training.selfplay import games as g
from training.selfplay.cores import Cores
from training.selfplay.games import Games, new_games
from training.selfplay.searched import search_chunk
from training.selfplay.step import counted
from training.settings import Plan

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.long]

CHUNKS = 2
QUICK = Plan(grey_share=1.0, visits=(24, 24, 24), cheap_visits=4, full_share=0.5)


def played() -> Games:
    games = new_games(CHUNKS, 2, CHUNKS, QUICK.tree_edges, seed=3)
    Cores(load_network(shipped(2)), CHUNKS).fill(search_chunk, games, QUICK.settings(0))
    return games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_of_a_file_are_written_as_they_were_read(seats: int, tmp_path: Path) -> None:
    source, target = shipped(seats), tmp_path / "again.net"
    student = student_of(source)
    save_network(target, Sizes(*student.shape), matrices(student), {})
    for before, after in zip(
        *(read_matrices(file, *read_header(file)) for file in (source, target)), strict=True
    ):
        assert np.abs(before - after).mean() < 0.06 * np.abs(before).mean() + 1e-4


def test_network_searches_and_plays_itself() -> None:
    games = played()
    totals = counted(games)
    assert totals[g.GAMES] >= 2 * CHUNKS
    assert totals[g.EVALUATIONS] > 100 * totals[g.GAMES]
    for chunk, count in enumerate(games.out_count.tolist()):
        assert (games.out_features[chunk, :count, rest_begin(2) + GREY] > 0).all()
        sums = games.out_policies[chunk, :count].sum(axis=1).astype(int)
        assert ((sums == 0) | (abs(sums - 65535) < 300)).all()
        assert (sums > 0).mean() > 0.5
    assert (played().out_features == games.out_features).all()


def test_refined_weights_can_play_and_the_log_says_how_they_came_about(tmp_path: Path) -> None:
    source, out = shipped(2), tmp_path / "run"
    command = ["refine", str(source), "--generations", "2", "--minutes", "0.01", "--batch", "256"]
    searches = ["--visits", "8", "8", "8", "--cheap-visits", "2", "--grey-share", "1"]
    scores = ["--score-games", "10"]
    assert main([*command, *searches, *scores, "--out", str(out)]) == 0
    for generation in (1, 2):
        assert load_network(out / f"generation{generation}.net").seats == 2
    log = [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]
    learned = [line for line in log if line["event"] == "learned"]
    assert [line["steps"] > 0 for line in learned] == [True, True]
    assert (out / "generation2.net").read_bytes() != (out / "generation1.net").read_bytes()
