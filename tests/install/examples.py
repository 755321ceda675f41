"""The files and values that replace the examples in commands of README and docs."""

import re
import shlex
import shutil
from pathlib import Path

from azulejos.store import Store, Unit, unit_of
from azulejos.table import Accepted, Happening, State, fold
from tests.install.pages import PAGES, README
from tests.table.harness import Host, people
from tools.bootstrap import ROOT

TABLE = "k7q2m9xa"
POSITION = (
    "C draft 1 1 1- -/BYRW/YYRR/BBRW/RWWW/YKKW 17,16,15,18,14 0,0,0,0,0 "
    "0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
)
# A move from the first factory whatever lies there, and the word that ends a game.
TYPED = "".join(f"1{colour}F\n" for colour in "BYRKW") + "quit\n"


def prepare_files(folder: Path) -> None:
    """Write the files that the commands read into a folder."""
    (folder / "game.azul").write_text(_record(), encoding="utf-8")
    shutil.copytree(ROOT / "examples", folder / "examples")


def _record() -> str:
    """The record that docs/fairness.md explains."""
    text = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    found = re.search(r"```azul\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def prepare_store(path: Path) -> None:
    """Make a store with the table that the commands name, and a finished one."""
    path.parent.mkdir(parents=True)
    store = Store(str(path))
    playing, finished = people(seed=1), people(seed=2)
    playing.play()
    finished.finish()
    _keep(store, playing, TABLE)
    _keep(store, finished, "finished")
    store.close()


def _keep(store: Store, host: Host, name: str) -> None:
    state: State | None = None
    happened = []
    for entry in host.entries:
        state = fold(state, entry)
        happened.append(Happening(entry, state))
    unit = unit_of(Accepted(tuple(happened)), seed=host.seed)
    kept = {field: getattr(unit, field) for field in ("entries", "wake", "listed", "seed")}
    store.append(Unit(table=name, **kept)).result()


def filled_in(command: str, folder: Path, *, postgres: str = "", redis: str = "") -> str:
    """Replace placeholders for the reader's own values; two games and two puzzles are enough."""
    command = command.replace("POSITION", shlex.quote(POSITION))
    command = command.replace("/var/lib/azulejos", str(folder))
    command = re.sub(r"--port \d+", "--port 0", command)
    command = re.sub(r"--(games|sample) \d+", r"--\1 2", command)
    command = re.sub(r"postgresql://\S+", postgres, command)
    command = re.sub(r"redis://\S+", redis, command)
    return re.sub(r"\b([0-9a-f]{8,})\.\.\.", _whole_number, command)


def _whole_number(start: re.Match[str]) -> str:
    """The whole number of which a page shows only the start, from the page that shows it."""
    for page in (README, *PAGES):
        if found := re.search(rf"\b{start[1]}[0-9a-f]+\b", page.read_text(encoding="utf-8")):
            return found[0]
    raise AssertionError(f"no page shows more of {start[0]}")
