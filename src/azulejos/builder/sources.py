"""The sources that compiled code was made from, as digests.

A digest covers every module that a module imports, directly or not. It ignores comments, docstrings
and layout, so that only a change of code compiles anything again. `make` and the tests compare it
with what a library says it was built from.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import importlib.util
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.native.library import FACTS_VERSION, EngineError, read_facts

BUILDER: Final = Path(__file__).parent
PACKAGE: Final = BUILDER.parent
NATIVE: Final = PACKAGE / "native"  # what calls the library, and is not part of it
COMPILER: Final = ("numba", "llvmlite", "ziglang")


class Module(NamedTuple):
    """What one source file says about itself."""

    digest: str
    imported: tuple[str, ...]
    """Dotted names: a module, or a name in one."""
    aliases: dict[str, str]
    """Names that the module imports, and where each comes from."""


def library_digest(entries: str, modules: Sequence[str]) -> str:
    """What a library is built from: the list of its entries, and the modules of its functions."""
    parts = [module_digest(module) for module in modules]
    parts.append(read_module(_file_of(entries)).digest)
    return hashlib.sha256("\n".join([builder_digest(), *parts]).encode()).hexdigest()


def is_stale(library: Path, entries: str) -> bool:
    """Whether a library is missing, or was built from other sources."""
    try:
        facts = read_facts(library)
    except EngineError:
        return True
    try:
        digest = library_digest(entries, facts["modules"])
    except ImportError:  # a module has moved
        return True
    return not library.exists() or facts["sources"] != digest


def module_digest(name: str, *others: str) -> str:
    """The digest of a module, of all our modules that it imports, and of other words."""
    digest = hashlib.sha256("\n".join(others).encode())
    for path in import_closure(name, _file_of(name)):
        digest.update(read_module(path).digest.encode())
    return digest.hexdigest()


def _file_of(name: str) -> Path:
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise ImportError(f"no module {name}")
    return Path(found.origin)


@cache
def builder_digest() -> str:
    """The digest of the builder itself, and of the compiler that it uses."""
    digest = hashlib.sha256(bytes([FACTS_VERSION]))
    for path in sorted(BUILDER.rglob("*.py")):
        digest.update(read_module(path).digest.encode())
    for package in COMPILER:
        digest.update(importlib.metadata.version(package).encode())
    return digest.hexdigest()


def import_closure(name: str, file: Path) -> list[Path]:
    """The files of a module and of all our modules that it imports, in a fixed order."""
    roots = tuple(_roots(name, file).items())
    found = {file.resolve()}
    waiting = [file.resolve()]
    while waiting:
        new = imported_files(waiting.pop(), roots) - found
        found |= new
        waiting += new
    return sorted(path for path in found if not path.is_relative_to(NATIVE))


@cache
def imported_files(path: Path, roots: tuple[tuple[str, Path], ...]) -> frozenset[Path]:
    """Our files that one module imports. Cached, because many functions share their modules."""
    packages = dict(roots)
    names = read_module(path).imported
    return frozenset(file for name in names for file in _files_of(name, packages))


@cache
def read_module(path: Path) -> Module:
    """Parse a source file. Cached."""
    tree = ast.parse(path.read_bytes())
    imports = list(_imports(tree, path))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            del node.body[0]
    digest = hashlib.sha256(ast.dump(tree).encode()).hexdigest()
    return Module(digest, tuple(origin for _, origin in imports), dict(imports))


def _imports(tree: ast.Module, path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.asname or alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            for alias in node.names:
                yield alias.asname or alias.name, f"{node.module}.{alias.name}"
        elif isinstance(node, ast.ImportFrom):
            raise ValueError(f"{path}: a relative import beside compiled code cannot be followed")


def _roots(name: str, file: Path) -> dict[str, Path]:
    """Our packages by name: azulejos, and the package of the function itself."""
    package = name.partition(".")[0]
    top = file.resolve().parents[name.count(".")] / package
    roots = {"azulejos": PACKAGE}
    if "." in name:
        roots.setdefault(package, top)
    else:  # a script: the files next to it are ours
        roots.update((near.stem, near.with_suffix("")) for near in _modules_beside(file))
    return roots


def _modules_beside(file: Path) -> Iterator[Path]:
    yield from file.resolve().parent.glob("*.py")
    yield from (init.parent for init in file.resolve().parent.glob("*/__init__.py"))


def _files_of(name: str, roots: dict[str, Path]) -> Iterator[Path]:
    """The files that an imported name comes from; none if it is not one of ours."""
    first, *rest = name.split(".")
    if first not in roots:
        return
    place = roots[first]
    for number, part in enumerate(rest):
        inside = place / part
        if not (inside.is_dir() or inside.with_suffix(".py").is_file()):
            yield from _files_of_attribute(place, ".".join(rest[number:]), roots)
            return
        place = inside
    yield from _own_file(place)


def _files_of_attribute(place: Path, attribute: str, roots: dict[str, Path]) -> Iterator[Path]:
    """The files that a name in a module comes from; a package may only re-export it."""
    for file in _own_file(place):
        origin = read_module(file).aliases.get(attribute.partition(".")[0])
        if origin is not None and file.name == "__init__.py":
            yield from _files_of(origin, roots)
        else:
            yield file


def _own_file(place: Path) -> Iterator[Path]:
    for file in (place / "__init__.py", place.with_suffix(".py")):
        if file.is_file():
            yield file
