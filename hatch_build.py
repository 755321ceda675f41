"""The page goes into the wheel: built from its lock file, or the wheel is not built at all.

A file of its own because the build back end loads it by this name. Editable installs need no page:
`make page` builds it in place.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src") / "azulejos" / "server" / "page"


class PageHook(BuildHookInterface[Any]):
    """Makes sure that a wheel carries the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page where its sources are; refuse to go on without one."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        # A source distribution carries the built page instead of its sources.
        if (root / "web" / "package.json").exists():
            subprocess.run([sys.executable, "-m", "tools.page"], cwd=root, check=True)
        if not (root / PAGE / "index.html").exists():
            raise RuntimeError("the page is missing: a wheel without it would show nothing")
        # Git ignores what is built, and the builder heeds Git.
        build_data["force_include"][str(root / PAGE)] = "azulejos/server/page"
