"""The whole of training on a CPU with tiny networks: play, learn, resume, export, draw, measure."""

import json
from pathlib import Path

import numpy as np
import pytest
import torch

from azulejos import Wall, fast
from azulejos.fast import from_position
from azulejos.net.file import read_header, read_matrices
from azulejos.net.forward import compute_query, new_work, run_trunk, write_logits
from azulejos.net.inputs.canonical import candidates, sort_factories
from azulejos.net.inputs.inputs import features, write_features
from azulejos.net.inputs.layout import SCORE_SCALE
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.search.puct.search import PuctSearch
from tests.players.positions import game_positions
from training.__main__ import main
from training.export import load_student
from training.learning.learner import learning_rate
from training.measure.calibrate import collect
from training.measure.truth import Finding, distance, play_on
from training.networks.student import STEP
from training.networks.teacher import Teacher
from training.selfplay.evaluator import Evaluator
from training.selfplay.policy import regularised

TINY = ["run", "--device", "cpu", "--chunks", "2", "--horizon", "1", "--log-seconds", "0.5"]
for option, value in {
    "games": "64",
    "size": "8",
    "layers": "1",
    "width": "64",
    "blocks": "2",
    "before-width": "64",
    "before-blocks": "1",
    "rank": "64",
    "distil-minutes": "0.06",
    "batch": "64",
    "reuse": "2",
    "capacity": "4000",
    "warm-samples": "600",
    "warm-steps": "5",
    "cheap-visits": "3",
    "tree-edges": "8000",
    "most-steps": "900",
}.items():
    TINY += [f"--{option}", value]
TINY += ["--visits", "8", "8", "8"]
AGREES = 0.05  # largest difference between numba, in integers, and torch; usually 0.02 at most

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.long]


@pytest.fixture(scope="module")
def first_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a short run for two seats."""
    torch.set_num_threads(1)
    folder = tmp_path_factory.mktemp("run")
    assert main([*TINY, "--seats", "2", "--out", str(folder)]) == 0
    return folder


def log_lines(folder: Path) -> list[dict[str, object]]:
    text = (folder / "log.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_games_are_finished_and_learned_from(first_run: Path) -> None:
    (final,) = (line for line in log_lines(first_run) if line["event"] == "final")
    assert isinstance(final["games"], int)
    assert final["games"] > 50
    for name in ("teacher", "student"):
        state = torch.load(first_run / f"{name}.pt", weights_only=True)
        assert state["steps"] > 5


def test_next_run_goes_on_where_this_one_stopped(first_run: Path, tmp_path: Path) -> None:
    options = ["--seats", "2", "--checkpoint", str(first_run), "--out", str(tmp_path)]
    assert main([*TINY, *options, "--most-steps", "40"]) == 0
    before, after = (
        torch.load(folder / "teacher.pt", weights_only=True) for folder in (first_run, tmp_path)
    )
    assert after["progress"]["seconds"] > before["progress"]["seconds"]
    assert after["progress"]["games"] >= before["progress"]["games"]
    assert after["steps"] >= before["steps"]
    assert all("warm" not in str(line["event"]) for line in log_lines(tmp_path))


def test_slim_checkpoint_is_small_and_can_be_gone_on_from(first_run: Path, tmp_path: Path) -> None:
    slim, out = tmp_path / "slim", tmp_path / "out"
    assert main(["slim", str(first_run), str(slim)]) == 0
    sizes = [(folder / "teacher.pt").stat().st_size for folder in (slim, first_run)]
    assert 2 * sizes[0] < sizes[1]
    options = ["--seats", "2", "--checkpoint", str(slim), "--out", str(out)]
    assert main([*TINY, *options, "--most-steps", "40"]) == 0
    assert all("warm" not in str(line["event"]) for line in log_lines(out))


def test_another_student_begins_where_there_is_none(first_run: Path, tmp_path: Path) -> None:
    alone, out = tmp_path / "alone", tmp_path / "out"
    assert main(["slim", str(first_run), str(alone)]) == 0
    (alone / "student.pt").unlink()
    options = ["--seats", "2", "--checkpoint", str(alone), "--out", str(out), "--width", "64"]
    assert main([*TINY, *options, "--most-steps", "40", "--distil-minutes", "0"]) == 0
    state = torch.load(out / "student.pt", weights_only=True)
    assert state["shape"][1] == 64
    assert state["steps"] == 0


@pytest.mark.long
def test_student_comes_nearer_to_its_teacher(first_run: Path, tmp_path: Path) -> None:
    options = ["--seats", "2", "--checkpoint", str(first_run), "--out", str(tmp_path)]
    distilled = ["--most-distil-steps", "600", "--distil-rate", "3e-3", "--log-seconds", "0"]
    assert main([*TINY, *options, *distilled]) == 0
    told = [line["student"] for line in log_lines(tmp_path) if line["event"] == "distilling"]
    # Only values: half of the policy is what the search found, and few steps hardly change it.
    losses = [losses["margin"] + losses["score"] for losses in told if isinstance(losses, dict)]
    assert len(losses) > 300
    assert sum(losses[-100:]) < sum(losses[:100])


def test_checkpoint_of_another_size_is_refused_in_one_line(
    first_run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--seats", "2", "--checkpoint", str(first_run), "--out", str(tmp_path)]
    assert main([*TINY, *options, "--size", "16"]) == 2
    assert capsys.readouterr().err.startswith("training: the checkpoint is of a network")


@pytest.mark.long
def test_three_seats_on_grey_walls_train_too(tmp_path: Path) -> None:
    options = ["--seats", "3", "--grey-share", "1", "--out", str(tmp_path)]
    assert main([*TINY, *options]) == 0
    (final,) = (line for line in log_lines(tmp_path) if line["event"] == "final")
    assert isinstance(final["games"], int)
    assert final["games"] > 20


def test_exported_network_agrees_with_torch(first_run: Path, tmp_path: Path) -> None:
    target = tmp_path / "a.net"
    assert main(["export", str(first_run / "student.pt"), str(target)]) == 0
    network, original = load_network(target), load_student(first_run / "student.pt")[0]
    work, order = new_work(network), np.zeros(9, np.int64)
    actions, indices = np.zeros(300, np.int64), np.zeros(300, np.int64)
    for position in game_positions(2, Wall.COLOURED, seed=6, every=5):
        state = from_position(position)
        sort_factories(state, order)
        write_features(state, work.row)
        run_trunk(network.inside, work)
        policy, values, _ = original(torch.from_numpy(features(state))[None])
        wins = torch.softmax(values[0, :2], dim=0).numpy()
        assert work.heads[:2] == pytest.approx(wins, abs=AGREES)
        assert work.heads[4:] == pytest.approx(values[0, 4:].numpy(), abs=AGREES)
        step = compute_query(network.policy, work, network.inside.first_bias.size)
        moves = indices[: candidates(state, order, actions, indices)]
        write_logits(network.policy, work, step, state, order, moves)
        expected = policy[0, torch.from_numpy(moves)].numpy()
        assert work.logits[: moves.size] == pytest.approx(expected, abs=AGREES)


def test_exported_network_agrees_with_torch_before_a_deal(first_run: Path, tmp_path: Path) -> None:
    target = tmp_path / "a.net"
    assert main(["export", str(first_run / "student.pt"), str(target)]) == 0
    search, original = PuctSearch(load_network(target)), load_student(first_run / "student.pt")[0]
    state = fast.new_state(2)
    wins, scores = search.value(state)
    row = torch.from_numpy(features(state))[None]
    _, values, _ = original(row)
    assert wins == pytest.approx(torch.softmax(values[0, :2], dim=0).tolist(), abs=AGREES)
    assert scores == pytest.approx((SCORE_SCALE * values[0, 4:]).tolist(), abs=SCORE_SCALE * AGREES)
    inside = original.inside.values(original.inside(row))[0]
    assert wins != pytest.approx(torch.softmax(inside[:2], 0).tolist())


def test_teacher_is_not_exported(
    first_run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(first_run / "teacher.pt"), str(tmp_path / "a.net")]) == 2
    assert "not for play" in capsys.readouterr().err


def test_rounded_weights_are_near_and_few(first_run: Path, tmp_path: Path) -> None:
    network, _ = load_student(first_run / "student.pt")
    file = tmp_path / "a.net"
    main(["export", str(first_run / "student.pt"), str(file)])
    matrix = read_matrices(file, *read_header(file))[1]
    original = network.inside.rest.weight.T.numpy()
    usual = np.sqrt((original**2).mean(axis=0))
    assert (np.abs(matrix - original) <= (STEP / 2 + 0.01) * usual + 1e-4).all()
    assert all(len(np.unique(matrix[:, unit])) < 128 for unit in range(64))


def test_temperature_divides_what_the_search_reads() -> None:
    network, device = Teacher(2, 8, 1), torch.device("cpu")
    plain, soft = (Evaluator(network, 1, device, temperature) for temperature in (1.0, 2.0))
    for evaluator in (plain, soft):
        evaluator.features[0] = torch.from_numpy(features(fast.new_state(2)))
        evaluator.start()
    assert plain.logits.abs().max() > 10
    assert soft.logits.numpy() == pytest.approx(plain.logits.numpy() / 2, abs=1)
    assert torch.equal(soft.values, plain.values)


def test_curves_are_drawn(first_run: Path, tmp_path: Path) -> None:
    target = tmp_path / "curves.png"
    assert main(["curves", str(first_run / "log.jsonl"), "--out", str(target)]) == 0
    assert target.read_bytes().startswith(b"\x89PNG")


@pytest.mark.long
def test_calibration_tells_brier_score_and_curve(
    first_run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights, picture = tmp_path / "a.net", tmp_path / "curve.png"
    main(["export", str(first_run / "student.pt"), str(weights)])
    options = ["--positions", "60", "--visits", "4", "--out", str(picture)]
    assert main(["calibrate", str(weights), *options]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["statements"] >= 120
    assert 0 < facts["brier"] < 1
    assert sum(row["positions"] for row in facts["reliability"]) == facts["statements"]
    assert picture.exists()


def test_expected_scores_are_compared_in_points() -> None:
    """About 45 points a seat are expected and scored; the network's own units would show."""
    found = collect(shipped(2), positions=60, visits=4, grey=False, seed=1)
    assert 0 < abs(found.points.mean()) < 10


def test_learning_rate_rises_then_falls() -> None:
    rates = [learning_rate(share, 1.0, 0.1) for share in (0.0, 0.01, 0.5, 1.0, 2.0)]
    assert rates[0] < 0.1
    assert rates[1] == pytest.approx(1.0)
    assert rates[2] == pytest.approx(0.55, abs=0.02)
    assert rates[3] == rates[4] == pytest.approx(0.1)


def test_regularised_policy_sums_to_one_and_prefers_what_is_better() -> None:
    values, priors = np.array([0.2, 0.5, -0.1]), np.array([0.5, 0.3, 0.2])
    regularised(values, priors, 0.2)
    assert values.sum() == pytest.approx(1)
    assert values[1] > 0.5
    assert values[2] < 0.2


def test_distance_from_the_truth_is_printed(
    first_run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = tmp_path / "tiny.net"
    assert main(["export", str(first_run / "student.pt"), str(weights)]) == 0
    counts = ["--positions", "4", "--playouts", "4", "--visits", "2", "--jobs", "1"]
    assert main(["truth", str(weights), *counts]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    over_all = lines[-1]
    assert over_all["after_round"] is None
    assert over_all["positions"] == sum(line["positions"] for line in lines[:-1]) >= 1
    assert 0 <= over_all["from"] <= over_all["distance"] <= over_all["to"] <= 1


def test_distance_leaves_out_what_chance_does() -> None:
    generator = np.random.default_rng(1)
    observed = generator.binomial(100, 0.5, 4000) / 100
    findings = [Finding(1, 0.6, share, share * (1 - share) / 99) for share in observed]
    assert distance(findings)["distance"] == pytest.approx(0.1, abs=0.01)


def test_play_stops_before_the_deal_that_follows_so_many_rounds(
    first_run: Path, tmp_path: Path
) -> None:
    main(["export", str(first_run / "student.pt"), str(tmp_path / "tiny.net")])
    search, state = PuctSearch(load_network(tmp_path / "tiny.net")), fast.new_state(2)
    play_on(search, state, fast.new_generator(3), visits=2, rounds=1)
    assert fast.phase(state) == fast.DEAL
    assert fast.round_number(state) == 2
