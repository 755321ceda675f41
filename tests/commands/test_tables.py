"""`azulejos tables`."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from azulejos import Game
from azulejos.commands.tables import add_arguments
from azulejos.store import Reader, Store, Unit, unit_of
from azulejos.table import Accepted, Happening, Seat, SeatKind, State, fold
from azulejos.table.requests import Expire
from azulejos.terminal.text.tables import seat_word
from tests.commands.running import Runner, process
from tests.store.samples import NOW, new_unit
from tests.table.harness import Host, people


def _keep(store: Store, host: Host, name: str) -> None:
    """Store a table of the harness under a name."""
    state: State | None = None
    happened = []
    for entry in host.entries:
        state = fold(state, entry)
        happened.append(Happening(entry, state))
    unit = unit_of(Accepted(tuple(happened)), seed=host.seed)
    others = {name_: getattr(unit, name_) for name_ in ("entries", "wake", "listed", "seed")}
    store.append(Unit(table=name, **others)).result()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A store with a running, a finished and an abandoned table."""
    path = str(tmp_path / "tables.db")
    store = Store(path)
    running, finished, abandoned = people(seed=1), people(3, seed=2), Host(seed=3)
    running.play()
    finished.finish()
    abandoned.ask(Expire(), after=10**9)
    for host, name in ((running, "running"), (finished, "finished"), (abandoned, "lobby")):
        _keep(store, host, name)
    store.close()
    return path


def test_tables_are_listed(run: Runner, url: str) -> None:
    lines = run("tables", "list", "--store", url).out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("lobby  abandoned  2023-")
    assert "running  playing    2023-11-14 " in "\n".join(lines)
    assert lines[-1].endswith("Guest 0, Guest 1")
    only = run("tables", "list", "--store", url, "--status", "finished").out.splitlines()
    assert [line.split()[0] for line in only] == ["finished"]
    told = json.loads(run("tables", "list", "--store", url, "--json", "--limit", "1").out)
    assert [(table["table"], table["status"]) for table in told] == [("lobby", "abandoned")]


def test_running_table_is_shown_without_its_seed(run: Runner, url: str) -> None:
    reader = Reader.open(url)
    stored = reader.load("running")
    reader.close()
    assert stored is not None
    seed = stored.seed.hex()
    for words in ([], ["--json"], ["--events"], ["--events", "--json"]):
        out = run("tables", "show", "running", "--store", url, *words).out
        assert seed not in out
        assert "playing" in out
    assert seed not in run("tables", "export", "running", "--store", url).out
    out = run("tables", "show", "finished", "--store", url).out
    assert "ended by row, seed " in out
    assert "due" not in out


def test_records_are_exported(run: Runner, url: str, tmp_path: Path) -> None:
    text = run("tables", "export", "finished", "--store", url).out
    assert Game.parse(text.removesuffix("\n")).replay().outcome() is not None
    folder = tmp_path / "records"
    ran = run("tables", "export", "--store", url, "--to", str(folder))
    assert ran.out == f"1 records in {folder}\n"
    assert (folder / "finished.azul").read_text(encoding="utf-8") == text.removesuffix("\n")
    assert run("verify", str(folder / "finished.azul")).code == 0


def test_exported_records_are_not_written_over(run: Runner, url: str, tmp_path: Path) -> None:
    words = ("tables", "export", "--store", url, "--to", str(tmp_path))
    assert run(*words).code == 0
    assert run(*words).out == f"1 records in {tmp_path}\n"  # doing it again does no harm
    (tmp_path / "finished.azul").write_text("mine", encoding="utf-8")
    assert "exists already and is different" in run.refused(*words)
    assert (tmp_path / "finished.azul").read_text(encoding="utf-8") == "mine"


def test_json_is_always_one_document(run: Runner, url: str, tmp_path: Path) -> None:
    def told(*words: str) -> Any:
        return json.loads(run("tables", *words, "--store", url, "--json").out)

    shown = told("show", "running", "finished")
    assert [table["status"] for table in shown] == ["playing", "finished"]
    assert "events" not in shown[0]
    [with_events] = told("show", "running", "--events")
    assert [event["number"] for event in with_events["events"]][:2] == [1, 2]
    [exported] = told("export")
    assert run("convert", "--to", "record", "-", stdin=json.dumps(exported)).out.startswith("[")
    assert told("export", "--to", str(tmp_path)) == [str(tmp_path / "finished.azul")]
    copy = str(tmp_path / "copy.db")
    assert told("backup", copy) == {"copy": copy}


def test_given_up_tables_are_pruned_and_games_kept(run: Runner, url: str) -> None:
    assert run("tables", "prune", "--store", url, "--days", "100000").out == "0 tables deleted\n"
    assert json.loads(run("tables", "prune", "--store", url, "--json").out) == ["lobby"]
    left = run("tables", "list", "--store", url).out
    assert [line.split()[0] for line in left.splitlines()] == ["finished", "running"]
    ran = run("tables", "prune", "--store", url, "--days", "0", "--finished")
    assert ran.out == "1 tables deleted\n"
    assert "names" in run.refused("tables", "prune", "running", "--store", url)
    assert "--days" in run.refused("tables", "prune", "--store", url, "--days", "-1")


def test_store_is_copied_while_a_server_has_it(run: Runner, url: str, tmp_path: Path) -> None:
    server = Store(url)
    copy = tmp_path / "copy.db"
    assert run("tables", "backup", str(copy), "--store", url).out == f"copied to {copy}\n"
    server.append(new_unit("later", NOW)).result()
    server.close()
    listed = run("tables", "list", "--store", str(copy)).out
    assert "finished" in listed
    assert "later" not in listed
    assert "exists already" in run.refused("tables", "backup", str(copy), "--store", url)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["list", "--store", "/no/such/file.db"], "there is no store at /no/such/file.db"),
        (["list", "--store", "mysql://x/y"], "sqlite:// or postgresql://"),
        (["show"], "show needs a table"),
        (["show", "nothing"], "there is no table 'nothing'"),
        (["export", "nothing"], "there is no table 'nothing'"),
        (["backup"], "backup needs"),
        (["backup", "/no/such/folder/copy.db"], "/no/such/folder/copy.db cannot be written"),
        (["prune", "--days", "inf"], "--days is 0 to 1000000"),
        (["prune", "--days", "1e300"], "--days is 0 to 1000000"),
        (["prune", "--days", "nan"], "--days is 0 to 1000000"),
        (["list", "--limit", "9" * 20], "--limit is 1 to 1000000"),
        (["list", "--limit", "0"], "--limit is 1 to 1000000"),
        (["frobnicate"], "invalid choice"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    run: Runner, url: str, words: list[str], message: str
) -> None:
    store = [] if "--store" in words else ["--store", url]
    assert message in run.refused("tables", *words, *store)


def test_page_for_hosts_shows_every_action_and_option() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    add_arguments(parser)
    options = [word for action in parser._actions for word in action.option_strings]
    actions = [f"azulejos tables {word}" for word in parser._actions[0].choices or ()]
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    section = page.split("## Looking after the tables")[1].split("## Back-up")[0]
    assert [word for word in (*options, *actions) if word not in section] == []


def test_command_runs_as_a_process(url: str) -> None:
    ran = process("tables", "list", "--store", url)
    assert (ran.code, len(ran.out.splitlines())) == (0, 3)


def test_bot_is_shown_with_name_and_level() -> None:
    assert seat_word(Seat(kind=SeatKind.BOT, level="skilled")) == "Leonor (bot, skilled)"
