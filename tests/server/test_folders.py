"""The inner folders of the server know nothing about those that talk to clients."""

import ast
from pathlib import Path

import pytest

from azulejos import server
from tests.test_architecture import imports

ON_DEMAND = ("fair_slots", "line_process", "on_demand_process", "tables", "wire", "metrics", "log")
MAY_IMPORT = {
    "wire": {"wire"},
    "tables": {"tables", "wire", "metrics", "log"},
    "reviews": {"reviews", *ON_DEMAND},
    "analyses": {"analyses", *ON_DEMAND},
    "puzzles": {"puzzles", *ON_DEMAND},
}
"""The parts of the server that each inner folder may import."""


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_inner_folder_imports_no_outer_one(folder: str) -> None:
    assert server.__file__ is not None
    files = list((Path(server.__file__).parent / folder).rglob("*.py"))
    names = [name for file in files for _, name in imports(ast.parse(file.read_text("utf-8")))]
    parts = {name.split(".")[2] for name in names if name.startswith("azulejos.server.")}
    assert folder in parts
    assert parts <= MAY_IMPORT[folder]
