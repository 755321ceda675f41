"""Whole matches: on processes, on a cluster, with failures and interruptions."""

import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from azulejos.arena.game import GameResult
from azulejos.arena.match import run_match
from azulejos.arena.roster import Roster, play_fixture
from azulejos.arena.schedule import Fixture, MatchSettings, fixtures
from azulejos.arena.workers import interrupts_held, play_local
from tests.arena.engines import GOOD, kills_its_parent_once, wait_until, write_engine

ROOT = Path(__file__).parent.parent.parent


def play_here(settings: MatchSettings, fixtures: Iterable[Fixture]) -> Iterator[GameResult]:
    """Play games in this process, one after the other."""
    roster = Roster()
    for fixture in fixtures:
        yield play_fixture(roster, settings, fixture)
    roster.close()


def test_player_against_itself_has_exactly_half() -> None:
    settings = MatchSettings(("a=master:150n", "b=master:150n"), games=8, seed=3)
    report, _ = run_match(settings, play_here)
    assert [player.win_rate for player in report.players] == [0.5, 0.5]
    assert report.players[0].mean_points == report.players[1].mean_points


def test_greedy_against_itself_stays_within_its_interval_of_half() -> None:
    report, _ = run_match(MatchSettings(("a=greedy", "b=greedy"), games=60, seed=1), play_here)
    for player in report.players:
        low, high = player.ci95
        assert low <= 0.5 <= high


def test_match_on_processes_is_the_match_in_one_process() -> None:
    settings = MatchSettings(("greedy", "random"), games=9, seats=3, seed=2, records=True)
    one, games = run_match(settings, play_here)
    many, other_games = run_match(settings, partial(play_local, processes=2))
    assert [game.record for game in games] == [game.record for game in other_games]
    assert one.complete
    assert [(p.name, p.wins, p.games) for p in one.players] == [
        (p.name, p.wins, p.games) for p in many.players
    ]


def test_match_on_processes_leaves_no_thread_behind() -> None:
    before = threading.enumerate()
    settings = MatchSettings(("greedy", "random"), games=2, seed=2)
    for _ in play_local(settings, fixtures(settings), processes=1):
        pass
    assert threading.enumerate() == before


def test_failures_are_counted_and_the_match_goes_on(tmp_path: Path) -> None:
    bad = write_engine(tmp_path, "bad", "sys.exit(3)")
    report, _ = run_match(MatchSettings((bad, "greedy"), games=4), play_here)
    loser, winner = report.players
    assert (loser.losses, loser.failures, loser.reasons) == (4, 4, ("crashed: exit code 3",))
    assert (winner.wins, winner.failures) == (4, 0)
    assert report.terminations == {"failure": 4}
    assert report.failures == 4


def test_match_against_a_flooding_engine_goes_on(tmp_path: Path) -> None:
    floods = write_engine(tmp_path, "floods", "while True: print('info blah')")
    report, _ = run_match(MatchSettings((floods, "greedy"), games=2), play_here)
    assert report.complete
    assert report.players[0].failures == 2
    assert report.players[0].reasons[0].startswith("floods: over 100,000 lines")


def test_process_killed_in_mid_match_has_its_games_played_again(tmp_path: Path) -> None:
    killer = write_engine(tmp_path, "killer", kills_its_parent_once(tmp_path))
    settings = MatchSettings((killer, "greedy"), games=6)
    report, results = run_match(settings, partial(play_local, processes=2))
    assert (tmp_path / "killed").exists()
    assert report.complete
    assert [result.fixture.number for result in results] == list(range(6))
    assert report.terminations == {"row": 6}


def test_game_that_always_kills_its_process_is_given_up(tmp_path: Path) -> None:
    killer = write_engine(tmp_path, "killer", "os.kill(os.getppid(), signal.SIGKILL)")
    report, _ = run_match(MatchSettings((killer, "greedy"), games=2), play_local)
    assert report.complete
    assert report.terminations == {"failure": 2}
    assert (report.failures, report.reasons) == (2, ("the playing process died",))


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_match_that_is_ended_leaves_no_process_behind(tmp_path: Path, end: signal.Signals) -> None:
    note = tmp_path / "worker"
    slow = write_engine(
        tmp_path,
        "slow",
        f"open({str(note)!r}, 'w').write(f'{{os.getppid()}} {{os.getpid()}} ')\ntime.sleep(600)",
    )
    command = [sys.executable, "-m", "azulejos", "match", slow, "random", "--games", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as match:
        wait_until(lambda: note.exists() and note.read_text().endswith(" "))
        match.send_signal(end)
    for process in note.read_text().split():  # the worker, and the engine that it started
        wait_until(lambda place=Path("/proc") / process: not place.exists())  # type: ignore[misc]


def test_engine_that_cannot_be_started_ends_the_match_before_its_first_game(tmp_path: Path) -> None:
    dies = write_engine(tmp_path, "dies", GOOD, before="raise SystemExit(7)")
    settings = MatchSettings(("greedy", "random", dies), games=6)
    games = play_local(settings, fixtures(settings), 1)
    with pytest.raises(ValueError, match="dies cannot play: crashed: exit code 7"):
        next(games)


def test_engine_that_kills_its_process_at_its_start_cannot_play(tmp_path: Path) -> None:
    kills = "import os, signal; os.kill(os.getppid(), signal.SIGKILL)"
    killer = write_engine(tmp_path, "killer", GOOD, before=kills)
    settings = MatchSettings((killer, "random"), games=2)
    with pytest.raises(ValueError, match="the process that starts the players died"):
        list(play_local(settings, fixtures(settings), 1))


ASKS_WHETHER_HELD = "import signal; print(signal.SIGINT in signal.pthread_sigmask(0, []))"


def test_process_that_is_being_started_does_not_hear_ctrl_c() -> None:
    def is_held() -> str:
        return subprocess.check_output([sys.executable, "-c", ASKS_WHETHER_HELD], text=True).strip()

    def interrupt_in_between() -> None:
        with interrupts_held():
            signal.raise_signal(signal.SIGINT)
            held.append(is_held())

    held: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupt_in_between()
    assert [*held, is_held()] == ["True", "False"]


def test_interrupted_match_tells_what_there_is() -> None:
    def interrupted(settings: MatchSettings, games: Iterable[Fixture]) -> Iterator[GameResult]:
        assert isinstance(games, Iterator)  # there are too many for memory
        yield from play_here(settings, islice(games, 3))
        raise KeyboardInterrupt

    report, results = run_match(MatchSettings(("greedy", "random"), games=10**9), interrupted)
    assert (report.games, report.planned, report.complete) == (3, 10**9, False)
    assert len(results) == 3


CLUSTER_MATCH = """
import sys
from functools import partial
from azulejos.arena.cluster import play_on_ray
from azulejos.arena.match import run_match
from azulejos.arena.schedule import MatchSettings
settings = MatchSettings((sys.argv[1], "greedy"), games=6)
report, results = run_match(settings, partial(play_on_ray, "local"))
print(report.complete, len(results), report.terminations, report.players[1].failures)
"""


@pytest.mark.long
@pytest.mark.xdist_group("ray")
def test_cluster_plays_the_games_of_a_killed_worker_again(tmp_path: Path) -> None:
    killer = write_engine(tmp_path, "killer", kills_its_parent_once(tmp_path))
    script = tmp_path / "match.py"
    script.write_text(CLUSTER_MATCH, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script), killer],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert done.stdout.splitlines()[-1] == "True 6 {'row': 6} 0"
    assert (tmp_path / "killed").exists()


def test_ten_line_bot_plays_a_match() -> None:
    bot = f"bot=engine:{sys.executable} {ROOT / 'examples' / 'ten_line_bot.py'}"
    report, _ = run_match(MatchSettings((bot, "random"), games=4, seed=1), play_here)
    assert report.players[0].failures == 0
    assert report.players[0].win_rate > 0.5


def test_good_engine_is_asked_for_every_move(tmp_path: Path) -> None:
    good = write_engine(tmp_path, "good", GOOD)
    report, results = run_match(MatchSettings((good, "random"), games=2), play_here)
    assert report.players[0].failures == 0
    assert all(min(result.moves) > 5 for result in results)
