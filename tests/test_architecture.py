"""Imports go one way through the layers: an AST walk over one table of layers.

Only LAYERS says which layer may import which. To add a layer or an import between two layers,
change the table and docs/architecture.md; a test checks that both name the same layers.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "azulejos"

# What a pure layer must not import although it is in the standard library: input, output, clocks
# and randomness come in as arguments.
IMPURE = """
    asyncio datetime io multiprocessing os pathlib random secrets shutil socket sqlite3 subprocess
    tempfile threading time urllib uuid
"""


@dataclass(frozen=True)
class Layer:
    """What the modules of one layer may import besides each other and the standard library."""

    layers: frozenset[str]
    outside: frozenset[str] = frozenset()
    pure: bool = False


def _layer(layers: str = "", outside: str = "", *, pure: bool = False) -> Layer:
    return Layer(frozenset(layers.split()), frozenset(outside.split()), pure)


LAYERS = {
    # the base
    "rules": _layer(pure=True),
    # JSON views of positions and records
    "views": _layer("rules", "msgspec", pure=True),
    # the rulebook, without its sentences
    "rulebook": _layer("rules views", "msgspec", pure=True),
    # pictures of positions
    "pictures": _layer("rules", "resvg_py"),
    # the lesson, without its sentences
    "lesson": _layer("rules views", "msgspec", pure=True),
    # the engine as a finished library: finding it and calling it
    "native": _layer("__init__", "numpy platformdirs"),
    # the playing layers
    "fast": _layer("rules native", "numpy"),
    "net": _layer("rules native fast", "numpy"),
    "search": _layer("rules native fast net", "numpy"),
    "players": _layer("rules fast net search", "msgspec openskill"),
    "review": _layer("rules fast net search players", "msgspec numpy platformdirs"),
    "puzzles": _layer("rules fast search players review", "msgspec platformdirs"),
    "arena": _layer("rules native fast net search players", "msgspec numpy openskill ray rich"),
    # the storage layers
    "table": _layer("rules", "msgspec", pure=True),
    "store": _layer("rules table", "alembic msgspec platformdirs psycopg sqlalchemy"),
    # the interfaces for people and programs
    "locales": _layer("", "fluent"),
    "server": _layer(
        "rules views pictures rulebook lesson players review puzzles table store locales",
        "fluent litestar msgspec platformdirs prometheus_client redis segno uvicorn websockets",
    ),
    "envs": _layer(
        "rules views native fast players", "gymnasium numpy open_spiel pettingzoo pyspiel"
    ),
    # what makes the libraries; no other layer may import it
    "builder": _layer("native fast net search envs __init__", "llvmlite numba numpy"),
    # the entry points: the public names, and the command line with its lazily imported commands
    "__init__": _layer("rules"),
    "__main__": _layer("commands __init__"),
    "terminal": _layer("rules views players review puzzles table store locales __init__", "rich"),
    "bench": _layer("rules fast net search players table store envs __init__", "msgspec numpy"),
    "commands": _layer(
        "rules views pictures fast net search players review puzzles arena table store server envs "
        "locales terminal bench __init__",
        "msgspec platformdirs rich segno uvicorn",
    ),
}

# A notebook asks a value for its picture. Only a method of this name may import from a layer above,
# and only this layer: it is loaded when the picture is drawn.
PICTURE_METHOD, PICTURE_LAYER = "_repr_svg_", "pictures"

# These must be quick to import: they load neither numpy nor numba.
LIGHT = ["", ".__main__", ".rules", ".players", ".table", ".store", ".server"]
LIGHT += [".server.serve", ".review.worker", ".puzzles.choice", ".puzzles.file"]
LIGHT += [".puzzles.worker"]


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and dotted name of everything imported, inside functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # Relative imports count as names of the layer's own package: ruff bans them anyway.
            base = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def layer_of(name: str, package: Path) -> str | None:
    """Return the layer that an imported dotted name belongs to, None if it is not ours."""
    parts = name.split(".")
    if parts[0] != "azulejos":
        return None
    inner = parts[1] if len(parts) > 1 else "__init__"
    known = (package / inner).is_dir() or (package / f"{inner}.py").is_file()
    return inner if known else "__init__"


def lines_of_picture_methods(tree: ast.AST) -> set[int]:
    """Return the lines of all methods that draw the picture of a value."""
    methods = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == PICTURE_METHOD
    ]
    return {line for node in methods for line in range(node.lineno, (node.end_lineno or 0) + 1)}


def complaint(own: str, name: str, package: Path) -> str | None:
    """Say what is wrong with a module of layer `own` importing `name`, None if nothing is."""
    layer, top = LAYERS[own], name.split(".")[0]
    if name.startswith("."):
        return f"relative import {name}"
    # Every layer may show the version, which is a constant.
    if name == "azulejos.__version__":
        return None
    other = layer_of(name, package)
    if other is not None:
        allowed = other == own or other in layer.layers
        return None if allowed else f"{own} must not import {other}"
    if top in sys.stdlib_module_names:
        return (
            f"{own} is pure, it must not import {top}"
            if layer.pure and top in IMPURE.split()
            else None
        )
    return None if top in layer.outside else f"{own} must not import {top}"


def violations(package: Path) -> list[str]:
    """Return every import that the table does not allow, as `file:line: what is wrong`."""
    found = []
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package)
        own = path.parts[0].removesuffix(".py")
        if own not in LAYERS:
            found.append(f"{path}:1: {own} is not in the table of layers")
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(path))
        drawing = lines_of_picture_methods(tree)
        for line, name in imports(tree):
            if line in drawing and layer_of(name, package) == PICTURE_LAYER:
                continue
            if problem := complaint(own, name, package):
                found.append(f"{path}:{line}: {problem}")
    return found


def test_imports_go_one_way() -> None:
    assert violations(PACKAGE) == []


def test_bit_layout_is_private_to_fast() -> None:
    """All others use the accessors."""
    files = [*PACKAGE.rglob("*.py"), *(ROOT / "training").rglob("*.py")]
    files += [file for folder in ("tools", "bench") for file in (ROOT / folder).rglob("*.py")]
    found = []
    for file in files:
        path = file.relative_to(ROOT).as_posix()
        if path.startswith("src/azulejos/fast/"):
            continue
        names = [name for _, name in imports(ast.parse(file.read_text(encoding="utf-8")))]
        found += [path for name in names if name.startswith("azulejos.fast.layout")]
    assert found == []


def test_what_calls_the_engine_does_not_know_the_game() -> None:
    """It could call another game: it imports only itself, and names one random game."""
    found = [
        f"{file.name}:{line}: {name}"
        for file in (PACKAGE / "native").glob("*.py")
        for line, name in imports(ast.parse(file.read_text(encoding="utf-8")))
        if name.startswith("azulejos.")
        and not name.startswith("azulejos.native.")
        and name != "azulejos.__version__"
    ]
    assert found == []


def test_private_parts_of_numba_are_in_one_file() -> None:
    """The others use what numba documents for those who extend it."""
    public = ("numba", "numba.extending", "numba.types", "numba.core.errors")
    found = [
        f"{file.name}:{line}: {name}"
        for file in (PACKAGE / "builder").rglob("*.py")
        if file.name != "numba_internals.py"
        for line, name in imports(ast.parse(file.read_text(encoding="utf-8")))
        if name.startswith("numba") and name.rpartition(".")[0] not in public
    ]
    assert found == []


def test_table_has_no_circle() -> None:
    left = {name: set(layer.layers) for name, layer in LAYERS.items()}
    while left:
        free = {name for name, needs in left.items() if not needs & left.keys()}
        assert free, f"these layers need each other: {sorted(left)}"
        left = {name: needs for name, needs in left.items() if name not in free}


def test_wings_do_not_know_each_other() -> None:
    playing = {"fast", "net", "search", "players", "review", "puzzles", "arena"}
    keeping = {"table", "store"}
    for here, there in ((playing, keeping), (keeping, playing)):
        assert not [name for name in here if LAYERS[name].layers & there]


def test_every_layer_is_in_the_package() -> None:
    assert [name for name in LAYERS if not _exists(name)] == []


def test_map_in_the_docs_names_exactly_the_layers() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    firsts = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`(\w+)`", "".join(firsts))) == sorted(LAYERS)


def test_protocol_page_lists_every_code() -> None:
    code = r"(?:bots|game|server|table)/[a-z_]+"
    sources = "".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split("## Codes")[1]
    listed = re.findall(rf"^\| `({code})` \|", page, flags=re.MULTILINE)
    assert sorted(listed) == sorted(set(re.findall(rf'"({code})"', sources)))


@pytest.mark.parametrize(
    ("file", "source", "expected"),
    [
        ("rules/a.py", "\nimport azulejos.fast.b\n", "rules/a.py:2: rules must not import fast"),
        ("rules/a.py", "from azulejos import fast", "rules/a.py:1: rules must not import fast"),
        ("rules/a.py", "import numpy as np", "rules/a.py:1: rules must not import numpy"),
        ("rules/a.py", "import random", "rules/a.py:1: rules is pure, it must not import random"),
        ("rules/a.py", "from azulejos import Move", "rules/a.py:1: rules must not import __init__"),
        ("rules/a.py", "from .fast import b", "rules/a.py:1: relative import .fast.b"),
        (
            "players/a.py",
            "def f():\n    import numba",
            "players/a.py:2: players must not import numba",
        ),
        ("net/a.py", "from torch import nn", "net/a.py:1: net must not import torch"),
        (
            "store/x/a.py",
            "import azulejos.players",
            "store/x/a.py:1: store must not import players",
        ),
        ("arena/a.py", "from azulejos.table import b", "arena/a.py:1: arena must not import table"),
        ("attic/a.py", "", "attic/a.py:1: attic is not in the table of layers"),
        (
            "rules/a.py",
            "def draw():\n    from azulejos.pictures import svg",
            "rules/a.py:2: rules must not import pictures",
        ),
        (
            "rules/a.py",
            "def _repr_svg_():\n    from azulejos.fast import svg",
            "rules/a.py:2: rules must not import fast",
        ),
    ],
)
def test_checker_names_a_violation(tmp_path: Path, file: str, source: str, expected: str) -> None:
    for name in LAYERS:
        if not name.startswith("__"):
            (tmp_path / name).mkdir()
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(source, encoding="utf-8")
    assert violations(tmp_path) == [expected]


def test_checker_accepts_the_way_down(tmp_path: Path) -> None:
    for name in ("rules", "fast"):
        (tmp_path / name).mkdir()
    source = "import numpy\nfrom azulejos import __version__\nfrom azulejos.rules.a import b\n"
    (tmp_path / "fast" / "a.py").write_text(source, encoding="utf-8")
    assert violations(tmp_path) == []


def test_checker_accepts_the_picture_of_a_value(tmp_path: Path) -> None:
    for name in ("rules", "pictures"):
        (tmp_path / name).mkdir()
    source = "def _repr_svg_():\n    from azulejos.pictures import svg\n"
    (tmp_path / "rules" / "a.py").write_text(source, encoding="utf-8")
    assert violations(tmp_path) == []


def test_rules_load_pictures_only_to_draw() -> None:
    code = (
        "import sys, azulejos\n"
        "print('azulejos.pictures' in sys.modules)\n"
        "azulejos.Position.start()._repr_svg_()\n"
        "print('azulejos.pictures' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]


def _exists(suffix: str) -> bool:
    path = PACKAGE.joinpath(*suffix.removeprefix(".").split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def test_import_loads_neither_numpy_nor_numba() -> None:
    """One process imports them all, and names the first module after which either is loaded."""
    modules = [f"azulejos{suffix}" for suffix in LIGHT if _exists(suffix)]
    code = (
        "import importlib, sys\n"
        f"for name in {modules}:\n"
        "    importlib.import_module(name)\n"
        "    if loaded := {'numpy', 'numba'} & sys.modules.keys():\n"
        "        sys.exit(f'{name} loads {loaded}')\n"
        "print('none')\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (told.stdout, told.stderr) == ("none\n", "")
