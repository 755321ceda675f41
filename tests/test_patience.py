"""No sleep stands in for a condition, and no port is chosen before it is bound.

This is an AST walk over everything that starts servers or waits for them. Use testing/patience.py
to wait, and `RunningServer` or `HeldPort` for a port.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.patience import wait_until

ROOT = Path(__file__).parent.parent
FOLDERS = ("tests", "testing", "tools", "bench", "examples")

ALLOWED = {
    "testing/patience.py": "waits for conditions, for all tests",
    "tests/test_patience.py": "plants what it looks for",
    "testing/services.py::HeldPort.__init__": "keeps the port that it finds",
    "tools/services.py::apt_install": "only a new attempt shows whether apt is free",
    "bench/load/__main__.py::measure": "a measurement lasts as long as it is told to",
}
"""The exceptions to these rules, and why."""

SLEEPS = {"time.sleep", "asyncio.sleep", "anyio.sleep", "threading.Timer"}
SCRIPT_SLEEP = re.compile(r"\bsetTimeout\(")
PROGRAM_SLEEP = re.compile(r"\bsleep[ (]\s*(\d+(?:\.\d+)?)")
FOR_EVER_S = 60  # a program that sleeps longer than this hangs on purpose
SUSPECT = re.compile(r"sleep|Timer|wait_for_timeout|setTimeout|getsockname|\.bind\(|_port\b")
EARLY_NAME = re.compile(r"(free|unused|random|available)_(tcp_)?port")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Found = Iterator[tuple[ast.AST, str]]


def problems(source: str, path: str) -> list[str]:
    """What a Python file does that it must not, each as `path::function:line: what`."""
    if not SUSPECT.search(source):  # skip most files, because the walk is slower than the search
        return []
    tree = ast.parse(source)
    places = dict(_places(tree, ""))
    found = []
    for node, what in [*_sleeps(tree), *_texts(tree), *_early_ports(tree)]:
        place = f"{path}::{places[node]}" if places.get(node) else path
        if place not in ALLOWED and path not in ALLOWED:
            found.append(f"{place}:{getattr(node, 'lineno', 0)}: {what}")
    return sorted(set(found))


def _places(node: ast.AST, inside: str) -> Iterator[tuple[ast.AST, str]]:
    """Every node with the qualified name of the outermost function or method that it is in."""
    yield node, inside
    for child in ast.iter_child_nodes(node):
        names = isinstance(child, Function | ast.ClassDef)
        is_nested = isinstance(node, Function) or (inside and not isinstance(node, ast.ClassDef))
        name = f"{inside}.{child.name}".strip(".") if names and not is_nested else inside  # type: ignore[attr-defined]
        yield from _places(child, name)


def _sleeps(tree: ast.AST) -> Found:
    imported: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = {alias.asname or alias.name: alias.name for alias in node.names}
            imported |= {here: f"{node.module}.{there}" for here, there in names.items()}
    watchdogs = _watchdogs(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or node in watchdogs:
            continue
        first, _, rest = ast.unparse(node.func).partition(".")
        name = f"{imported.get(first, first)}.{rest}".strip(".")
        if name.endswith(".wait_for_timeout"):
            yield node, "sleeps in the browser"
        elif name in SLEEPS and not (node.args and ast.unparse(node.args[0]) == "0"):
            yield node, "sleeps"


def _watchdogs(tree: ast.AST) -> set[ast.AST]:
    """What is assigned to a name that is cancelled: a timer that should never fire."""
    nodes = list(ast.walk(tree))
    cancelled = {
        ast.unparse(node.value)
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr == "cancel"
    }
    assigned = [node for node in nodes if isinstance(node, ast.Assign)]
    return {node.value for node in assigned if ast.unparse(node.targets[0]) in cancelled}


def _texts(tree: ast.AST) -> Found:
    """Programs and scripts that a test writes; docstrings do not count."""
    docs = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs:
            if SCRIPT_SLEEP.search(node.value):
                yield node, "has a script that sleeps"
            if any(float(s) < FOR_EVER_S for s in PROGRAM_SLEEP.findall(node.value)):
                yield node, "has a program that sleeps"


def _early_ports(tree: ast.AST) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield from _early_sockets(node)
        names = [getattr(node, field, None) for field in ("id", "attr", "arg", "name")]
        if any(isinstance(name, str) and EARLY_NAME.search(name) for name in names):
            yield node, "chooses a port before it is bound"


def _early_sockets(function: Function) -> Found:
    """Sockets that only look for a port: they do not listen, or are closed afterwards."""
    called: dict[str, dict[str, ast.Call]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            called.setdefault(node.func.attr, {})[ast.unparse(node.func.value)] = node
    opened = [
        item
        for node in ast.walk(function)
        if isinstance(node, ast.With | ast.AsyncWith)
        for item in node.items
    ]
    closed = {ast.unparse(item.optional_vars) for item in opened if item.optional_vars}
    closed |= called.get("close", {}).keys()
    returns = any(isinstance(node, ast.Return) and node.value for node in ast.walk(function))
    listening = called.get("listen", {}).keys()
    for name, call in called.get("bind", {}).items():
        if name not in listening and call.args and _is_any_port(call.args[0]):
            yield call, "binds any port without listening"
    for name, call in called.get("getsockname", {}).items():
        if name in closed and (returns or name not in listening):
            yield call, "closes the socket whose port it takes"


def _is_any_port(address: ast.expr) -> bool:
    return isinstance(address, ast.Tuple) and ast.unparse(address.elts[-1]) == "0"


def _files() -> list[Path]:
    return [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]


def test_nothing_sleeps_or_chooses_a_port_too_early() -> None:
    found = [
        problem
        for file in _files()
        for problem in problems(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix())
    ]
    assert found == [], "wait with testing/patience.py; let the server choose its port"


def test_tests_of_the_page_do_not_sleep() -> None:
    scripts = sorted((ROOT / "web" / "test").rglob("*.ts"))
    assert scripts
    assert [
        file.name for file in scripts if SCRIPT_SLEEP.search(file.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize("place", ALLOWED)
def test_every_exception_is_needed(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ALLOWED, place)
    path = place.partition("::")[0]
    found = problems((ROOT / path).read_text(encoding="utf-8"), path)
    assert any(problem.startswith(place) for problem in found)


PLANTED = {
    "sleeps": """
        import time
        def test_perft():
            process.start()
            time.sleep(5)
    """,
    "sleeps # then acts": """
        import os, threading
        def test_search():
            threading.Timer(0.05, os.kill).start()
    """,
    "sleeps # async": """
        from asyncio import sleep as nap
        async def test_bot():
            await nap(0.3)
    """,
    "sleeps in the browser": """
        def test_menu(page):
            page.wait_for_timeout(300)
    """,
    "has a script that sleeps": """
        def test_still(page):
            page.evaluate("new Promise(seen => setTimeout(seen, 200))")
    """,
    "has a program that sleeps": """
        def test_slow():
            write_engine("slow", before=f"time.sleep(1.5)")
    """,
    "has a program that sleeps # shell": """
        def test_slow():
            run(["sh", "-c", "sleep 2; azulejos new"])
    """,
    "closes the socket whose port it takes": """
        def find():
            with socket.create_server(("127.0.0.1", 0)) as probe:
                return probe.getsockname()[1]
    """,
    "closes the socket whose port it takes # by hand": """
        def test_serve():
            probe = socket.create_server(("127.0.0.1", 0))
            port = probe.getsockname()[1]
            probe.close()
            start(port)
    """,
    "binds any port without listening": """
        def test_serve():
            probe.bind(("", 0))
            start(probe.getsockname()[1])
    """,
    "chooses a port before it is bound": """
        def test_serve(unused_tcp_port):
            pass
    """,
}


@pytest.mark.parametrize("what", PLANTED)
def test_planted_problem_is_found(what: str) -> None:
    source = _dedented(PLANTED[what])
    found = {problem.partition(": ")[2] for problem in problems(source, "tests/planted.py")}
    assert found == {what.partition(" #")[0]}


@pytest.mark.parametrize(
    "source",
    [
        "import asyncio\nasync def test_turn():\n    await asyncio.sleep(0)",
        "def test_hang():\n    write_engine('hangs', 'time.sleep(600)')",
        'def test_docs():\n    """It was time.sleep(5) before."""',
        "def test_proxy():\n    way.bind(('', 0))\n    way.listen()\n    use(way.getsockname())",
        "from threading import Timer\ndef test_end():\n    dog = Timer(9, kill)\n    dog.cancel()",
        "def test_taken(port):\n    other.bind(('127.0.0.1', port))",
    ],
)
def test_what_is_fine_is_not_refused(source: str) -> None:
    assert problems(source, "tests/planted.py") == []


def _dedented(text: str) -> str:
    return "\n".join(line[8:] for line in text.splitlines())


def test_waiting_ends_with_the_condition_and_not_before() -> None:
    asked: list[int] = []

    def third_time() -> bool:
        asked.append(len(asked))
        return len(asked) == 3

    wait_until(third_time)
    assert len(asked) == 3


def test_waiting_in_vain_tells_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("testing.patience.PATIENCE_S", 0.0)
    with pytest.raises(AssertionError, match="the log"):
        wait_until(lambda: False, lambda: "the log")
