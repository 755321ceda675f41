"""A copy of the package whose weights for two seats are those for three, so no bot can load."""

import shutil
from pathlib import Path

import pytest

import azulejos
from azulejos.net.shipped import shipped

REASON = "ValueError: this network is for 3 seats"


def use_broken_weights(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all processes that are started from now on use such a copy."""
    source = Path(azulejos.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__")
    copy = Path(shutil.copytree(source, folder / source.name, ignore=ignored))
    shutil.copyfile(shipped(3), copy / shipped(2).relative_to(source))
    monkeypatch.setenv("PYTHONPATH", str(folder))
