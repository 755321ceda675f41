"""`azulejos bench` measures; how fast is not tested."""

import json

import pytest

from azulejos.bench import figures, tables
from azulejos.bench.figures import FIGURES
from tests.commands.running import Runner

KINDS = {"2C", "3C", "4C", "2G", "3G", "4G"}


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure once: only the form of the output matters here."""
    best = figures._best
    monkeypatch.setattr(figures, "_best", lambda work, _: best(work, 1))


def test_figures_of_the_project_are_there() -> None:
    wanted = ["rules_games_per_s", "fast_moves_per_s", "env_steps_per_s", "preview_us", "import_s"]
    wanted += ["table_move_us", "store_rows_per_s", "search_visits_per_s"]
    wanted += ["search_late_ms", "bot_start_s", "first_move_s", "bot_memory_mb"]
    assert [name for name in wanted if name not in FIGURES] == []


def test_json_has_numbers_by_name(run: Runner) -> None:
    told = json.loads(run("bench", "--json", "rules_games_per_s", "preview_us", "import_s").out)
    assert list(told) == ["rules_games_per_s", "preview_us", "import_s"]
    assert all(value > 0 for value in told.values())


def test_fast_moves_are_told_by_kind(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    from azulejos.bench import moves

    every = moves.all_moves_per_second
    monkeypatch.setattr(moves, "all_moves_per_second", lambda: every(20, 1))
    told = json.loads(run("bench", "--json", "fast_moves_per_s").out)
    assert told["fast_moves_per_s"].keys() == KINDS
    assert "2C " in run("bench", "fast_moves_per_s").out


@pytest.mark.long
def test_first_move_is_measured_in_a_fresh_process(run: Runner) -> None:
    assert json.loads(run("bench", "--json", "first_move_s").out)["first_move_s"] > 0


def test_environment_steps_are_told_by_kind(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    from azulejos.bench import envs

    every = envs.steps_per_second
    monkeypatch.setattr(envs, "steps_per_second", lambda: every(1))
    told = json.loads(run("bench", "--json", "env_steps_per_s").out)["env_steps_per_s"]
    assert told.keys() == {"batch", "batch_2_threads", "pettingzoo"}


def test_tables_and_stores_are_measured(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_ROWS", 400)
    monkeypatch.setattr(tables, "best_wall", figures._best)
    told = json.loads(run("bench", "--json", "table_move_us", "store_rows_per_s").out)
    assert told["table_move_us"].keys() == {"first round", "last round", "round end"}
    assert told["store_rows_per_s"].keys() == {f"{n} tables" for n in (1, 20, 100, 400)}


def test_lines_say_what_was_measured(run: Runner) -> None:
    ran = run("bench", "preview_us")
    assert ran.out.startswith("preview_us")
    assert FIGURES["preview_us"].description in ran.out


def test_signature_is_one_number_and_stays(run: Runner) -> None:
    first, second = run("bench", "--signature").out, run("bench", "--signature").out
    assert first == second
    assert first.strip().isdigit()


def test_unknown_figure_is_refused(run: Runner) -> None:
    assert "no figure 'speed'; there are rules_games_per_s" in run.refused("bench", "speed")
