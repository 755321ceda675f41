"""The examples in the package's docstrings run.

Only modules with examples are imported, so that no test process loads compiled ones without need.
"""

import doctest
import importlib
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"


def _modules_with_examples() -> list[str]:
    files = sorted(SOURCE.rglob("*.py"))
    found = [file for file in files if ">>> " in file.read_text(encoding="utf-8")]
    names = [file.relative_to(SOURCE).with_suffix("").parts for file in found]
    return [".".join(parts).removesuffix(".__init__") for parts in names]


@pytest.mark.parametrize("name", _modules_with_examples())
def test_examples_of_a_module_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried > 0
    assert failed == 0
