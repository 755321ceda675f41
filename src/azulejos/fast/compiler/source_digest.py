"""The digest of the sources that a compiled function was made from.

numba notices a change in the file of a function, but not in the files of the functions it calls.
The digest covers every module that the function's module imports, directly or not. It ignores
comments, docstrings and layout, so that only a change of code compiles anything again.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

PACKAGE: Final = Path(__file__).parents[2]


class Module(NamedTuple):
    """What one source file says about itself."""

    digest: str
    imported: tuple[str, ...]
    """Dotted names: a module, or a name in one."""
    aliases: dict[str, str]
    """Names that the module imports, and where each comes from."""


def sources_digest(name: str, file: Path) -> str:
    """The digest of a module and of all our modules that it imports, directly or not."""
    digest = hashlib.sha256()
    for path in import_closure(name, file):
        digest.update(read_module(path).digest.encode())
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
    return sorted(found)


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
