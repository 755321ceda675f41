"""Which files a compiled function depends on, and which edits matter."""

from pathlib import Path

import pytest

from azulejos.fast import compiled, moves
from azulejos.fast.compiler import source_digest
from azulejos.fast.compiler.source_digest import import_closure, read_module, sources_digest

PACKAGE = Path(moves.__file__).parent.parent


def write(folder: Path, **texts: str) -> None:
    for name, text in texts.items():
        file = folder / (name.replace("__", "/") + ".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def names(folder: Path, name: str, file: str) -> set[str]:
    inside = (path for path in import_closure(name, folder / file) if folder in path.parents)
    return {str(path.relative_to(folder)) for path in inside}


def digest(folder: Path, name: str, file: str) -> str:
    read_module.cache_clear()
    return sources_digest(name, folder / file)


def test_closure_has_what_is_imported_directly_or_not(tmp_path: Path) -> None:
    write(tmp_path, p__a="import p.b", p__b="from p.c import x", p__c="x = 1", p__d="")
    assert names(tmp_path, "p.a", "p/a.py") == {"p/a.py", "p/b.py", "p/c.py"}


def test_closure_has_what_is_imported_inside_functions(tmp_path: Path) -> None:
    write(tmp_path, p__a="def f():\n    from p.c import x\n    return x", p__c="x = 1")
    assert names(tmp_path, "p.a", "p/a.py") == {"p/a.py", "p/c.py"}


def test_closure_follows_a_name_to_where_it_is_defined(tmp_path: Path) -> None:
    (tmp_path / "p" / "q").mkdir(parents=True)
    (tmp_path / "p" / "q" / "__init__.py").write_text("from p.q.b import x\nfrom p.q.c import y")
    write(tmp_path, p__a="from p.q import x", p__q__b="x = 1", p__q__c="y = 1")
    assert names(tmp_path, "p.a", "p/a.py") == {"p/a.py", "p/q/b.py"}


def test_closure_has_a_package_that_defines_the_name_itself(tmp_path: Path) -> None:
    (tmp_path / "p" / "q").mkdir(parents=True)
    (tmp_path / "p" / "q" / "__init__.py").write_text("x = 1")
    write(tmp_path, p__a="from p.q import x")
    assert names(tmp_path, "p.a", "p/a.py") == {"p/a.py", "p/q/__init__.py"}


def test_circular_imports_end(tmp_path: Path) -> None:
    write(tmp_path, p__a="import p.b", p__b="import p.a")
    assert names(tmp_path, "p.b", "p/b.py") == {"p/a.py", "p/b.py"}


def test_relative_import_is_refused_because_it_cannot_be_followed(tmp_path: Path) -> None:
    write(tmp_path, p__a="from .b import x", p__b="x = 1")
    with pytest.raises(ValueError, match="relative import"):
        import_closure("p.a", tmp_path / "p" / "a.py")


def test_closure_of_our_own_code_has_the_decorators_and_no_command() -> None:
    files = import_closure("azulejos.fast.moves", Path(moves.__file__))
    assert {Path(compiled.__globals__["__file__"]), Path(source_digest.__file__)} <= set(files)
    layers = {file.relative_to(PACKAGE).parts[0] for file in files if PACKAGE in file.parents}
    assert layers <= {"fast", "rules"}


@pytest.mark.parametrize(
    "text",
    ["# another comment\nx = 1", '"""A docstring."""\nx = 1', "\n\nx  =  1", "x = (1)"],
)
def test_comments_docstrings_and_layout_do_not_count(tmp_path: Path, text: str) -> None:
    write(tmp_path, p__a="from p.b import x", p__b="x = 1")
    before = digest(tmp_path, "p.a", "p/a.py")
    write(tmp_path, p__b=text)
    assert digest(tmp_path, "p.a", "p/a.py") == before


@pytest.mark.parametrize("text", ["x = 2", "x = 1\nassert x", "x = 1.0", "y = 1"])
def test_every_other_change_counts(tmp_path: Path, text: str) -> None:
    write(tmp_path, p__a="from p.b import x", p__b="x = 1")
    before = digest(tmp_path, "p.a", "p/a.py")
    write(tmp_path, p__b=text)
    assert digest(tmp_path, "p.a", "p/a.py") != before
