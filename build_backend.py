"""The build backend: hatchling, and in a clone also what builds the engine.

A hook of hatchling can ask for packages too, but then editable installs would need them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hatchling import build
from hatchling.build import *  # noqa: F403

from hatch_build import is_clone


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What a source distribution is built with."""
    return [*build.get_requires_for_build_sdist(config_settings), *needs_of_the_engine()]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What a wheel is built with."""
    return [*build.get_requires_for_build_wheel(config_settings), *needs_of_the_engine()]


def needs_of_the_engine() -> list[str]:
    """The extra `build`, if there is no built engine: in a clone."""
    if not is_clone(Path()):
        return []
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs: list[str] = project["optional-dependencies"]["build"]
    return needs
