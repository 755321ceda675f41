"""Libraries for other machines find the same trees as the one for this machine.

The calls are written down here and repeated by a small program without Python: under qemu, which
emulates a processor, and in Node.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from azulejos import fast
from azulejos.bench.moves import KINDS
from azulejos.bench.search import positions
from azulejos.native.library import NativeLibrary
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
REFERENCE = "linux-x86_64-v2"  # which other tests compare with the compiler
VISITS, POOL_EDGES = 300, 400_000


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


def calls() -> Iterator[tuple[list[tuple[Any, ...]], list[Any]]]:
    """Calls that belong together, and the arrays that they change: searches and random games."""
    for kind, (seats, grey) in KINDS.items():
        network = load_network(shipped(seats, Wall.GREY if grey else Wall.COLOURED))
        [state] = positions(kind, 1)
        arrays = new_tree_arrays(network, TreePool(POOL_EDGES))
        for tree in (arrays.tree, arrays.sampler.tree):
            for field in (*tree.nodes, *tree.edges):
                field[:] = 0
        arrays.control[LIMIT] = VISITS
        yield (
            [
                (TREE, network, arrays, state, BY_SEATS[seats], Task(task))
                for task in (SET_ROOT, GROW)
            ],
            [
                *(*arrays.tree.nodes, *arrays.tree.edges, *arrays.tree.path, arrays.tree.header),
                *(arrays.control, arrays.outlook, arrays.tally),
            ],
        )
        game, generator = fast.new_state(seats, grey), fast.new_generator(seats)
        yield [(PLAYOUT, game, generator)], [game, generator]


@pytest.fixture(scope="module")
def expected(built: Build) -> list[bytes]:
    """What a library leaves in the arrays if this process calls it."""
    library = NativeLibrary(built(REFERENCE))
    found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matrix, "dot_products", lambda: products_of(library.facts))
        for some, changed in calls():
            for function, *arguments in some:
                library.function(function).call(*arguments)
            found.append(b"".join(array.tobytes() for array in changed))
    return found


@pytest.mark.parametrize("name", [*EMULATORS, "wasm"])
def test_other_machines_find_the_same_trees(
    name: str,
    built: Build,
    expected: list[bytes],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    library, file = built(name), tmp_path / "calls"
    facts = json.loads(library.with_suffix(".json").read_text(encoding="utf-8"))
    monkeypatch.setattr(matrix, "dot_products", lambda: products_of(facts))
    command = [*runner(name, tmp_path), str(library), str(file)]
    for (some, changed), content in zip(calls(), expected, strict=True):
        recorder = Recorder(facts["calls"])
        for function, *arguments in some:
            recorder.add(function, *arguments)
        recorder.write(file, changed)
        done = subprocess.run(command, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
        assert done.stdout == content
