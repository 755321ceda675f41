"""Libraries for other machines find the same trees as the one for this machine.

The calls are written down here and repeated by a small program without Python: under qemu, which
emulates a processor, and in Node.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azulejos import fast
from azulejos.bench.moves import KINDS
from azulejos.bench.search import positions
from azulejos.native.library import NativeLibrary, read_facts
from azulejos.native.machine import products_of
from azulejos.net.kernels import matrix
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.rules import Wall
from azulejos.search.puct.arrays import LIMIT, new_tree_arrays
from azulejos.search.puct.entry import GROW, SET_ROOT, Task
from azulejos.search.puct.parameters import BY_SEATS
from azulejos.search.puct.tree import TreePool
from tests.builder.calls_on_file import Recorder
from tests.builder.conftest import Build
from tools.page import fetched_node, machine_node

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("engine")]

DRIVER = Path(__file__).with_name("replay.c")
ARM = ("qemu-aarch64", "-L", "/usr/aarch64-linux-gnu", "-cpu")
X86 = ("qemu-x86_64", "-cpu")
# A processor that has what the library needs, and as little more as possible.
EMULATORS = {
    "linux-x86_64-v2": (*X86, "Nehalem"),
    "linux-x86_64-v3": (*X86, "Haswell"),
    "linux-arm64-base": (*ARM, "cortex-a53"),
    "linux-arm64-dot": (*ARM, "cortex-a76"),
}
TREE, PLAYOUT = "azulejos.search.puct.entry.work_on_tree", "azulejos.fast.random_play.playout"
PLAY_OUT = "azulejos.fast.random_play.play_out"
REFERENCE = "linux-x86_64-v2"  # which other tests compare with the compiler
VISITS, POOL_EDGES = 300, 400_000
POSITIONS, GAMES = 84, 850  # of each kind: 504 searches and 5,100 games


def runner(name: str, folder: Path) -> list[str]:
    """The command that repeats calls of a library."""
    if name == "wasm":
        node = shutil.which("node", path=str(machine_node() or fetched_node()))
        return [str(node), str(DRIVER.with_suffix(".mjs"))]
    machine, driver = "aarch64" if "arm64" in name else "x86_64", folder / "replay"
    target = f"{machine}-linux-gnu.2.31"
    compiler = [sys.executable, "-m", "ziglang", "cc", "-target", target, "-O1", str(DRIVER)]
    subprocess.run([*compiler, "-o", str(driver)], check=True)
    return [*EMULATORS[name], str(driver)]


Calls = Iterator[tuple[list[tuple[Any, ...]], list[Any]]]


def calls() -> Calls:
    """Calls that belong together, and the arrays that they change: searches and random games."""
    for kind, (seats, grey) in KINDS.items():
        some, changed = searches(kind, 1)
        yield some, changed
        game, generator = fast.new_state(seats, grey), fast.new_generator(seats)
        yield [(PLAYOUT, game, generator)], [game, generator]


def many_calls() -> Calls:
    """The same for hundreds of positions and thousands of games."""
    for kind, (seats, grey) in KINDS.items():
        yield searches(kind, POSITIONS)
        game, generator = fast.new_state(seats, grey), fast.new_generator(seats)
        scores, winners = np.zeros((GAMES, seats), np.int64), np.zeros(GAMES, np.int64)
        played = PLAY_OUT, game, generator, scores, winners, game.copy()
        yield [played], [generator, scores, winners]


def searches(kind: str, count: int) -> tuple[list[tuple[Any, ...]], list[Any]]:
    """Searches of some positions one after the other, and all that they change."""
    seats, grey = KINDS[kind]
    network = load_network(shipped(seats, Wall.GREY if grey else Wall.COLOURED))
    arrays = new_tree_arrays(network, TreePool(POOL_EDGES))
    for tree in (arrays.tree, arrays.sampler.tree):
        for field in (*tree.nodes, *tree.edges):
            field[:] = 0
    tree, some = arrays.tree, list[tuple[Any, ...]]()
    changed: list[Any] = [*tree.nodes, *tree.edges, *tree.path, tree.header]
    for state in positions(kind, count):
        own = arrays._replace(
            control=arrays.control.copy(),
            outlook=arrays.outlook.copy(),
            tally=arrays.tally.copy(),
        )
        own.control[LIMIT] = VISITS
        tasks = Task(SET_ROOT), Task(GROW)
        some += [(TREE, network, own, state, BY_SEATS[seats], task) for task in tasks]
        changed += [own.control, own.outlook, own.tally]
    return some, changed


def found_by(library: NativeLibrary, all_calls: Calls) -> list[bytes]:
    """What a library leaves in the arrays if this process calls it."""
    found = []
    for some, changed in all_calls:
        for function, *arguments in some:
            library.function(function).call(*arguments)
        found.append(b"".join(array.tobytes() for array in changed))
    return found


def pack_for(patch: pytest.MonkeyPatch, facts: dict[str, Any]) -> None:
    """Pack weights as a library reads them."""
    patch.setattr(matrix, "dot_products", lambda: products_of(facts))


@pytest.fixture(scope="module")
def reference(built: Build) -> NativeLibrary:
    """A library that this process can call."""
    return NativeLibrary(built(REFERENCE))


@pytest.mark.parametrize("name", EMULATORS)
def test_other_processors_find_the_same_trees(
    name: str,
    built: Build,
    reference: NativeLibrary,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pack_for(monkeypatch, reference.facts)
    expected = found_by(reference, calls())
    assert repeated(built(name), runner(name, tmp_path), calls, monkeypatch, tmp_path) == expected


def test_web_assembly_finds_the_same_trees_and_games(
    built: Build, reference: NativeLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack_for(monkeypatch, reference.facts)
    expected = found_by(reference, many_calls())
    command = runner("wasm", tmp_path)
    assert repeated(built("wasm"), command, many_calls, monkeypatch, tmp_path) == expected


def repeated(
    library: Path,
    command: list[str],
    make_calls: Callable[[], Calls],
    patch: pytest.MonkeyPatch,
    folder: Path,
) -> list[bytes]:
    """What calls leave in the arrays of another machine."""
    facts, found = read_facts(library), []
    pack_for(patch, facts)
    for some, changed in make_calls():
        recorder, file = Recorder(facts["calls"]), folder / "calls"
        for function, *arguments in some:
            recorder.add(function, *arguments)
        recorder.write(file, changed)
        done = subprocess.run([*command, str(library), str(file)], capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
        found.append(done.stdout)
    return found
