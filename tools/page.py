"""Build the web page from its lock file, if a source is newer than the built page.

The build needs Node 20 or newer. If the machine has none, the one on PyPI is installed in .tools.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.bootstrap import BIN, ROOT, SetupError, fetch_tools, python_in, uv

WEB = ROOT / "web"
PAGE = ROOT / "src" / "azulejos" / "server" / "page"
TILES = ROOT / "src" / "azulejos" / "pictures" / "tiles.svg"
LOCALES = ROOT / "src" / "azulejos" / "locales"
NODE = ROOT / ".tools" / "node"
OLDEST_NODE = 20


def main() -> int:
    """Build the page, or print in one line why that failed."""
    try:
        build(WEB, PAGE)
    except SetupError as error:
        print(f"page: {error}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print(f"page: '{' '.join(error.cmd[1:])}' failed", file=sys.stderr)
        return 1
    return 0


def build(web: Path, page: Path) -> None:
    """Bring the built page up to date with its sources."""
    if not is_stale(web, page):
        return
    fetch_modules(web)
    print("page: building ...", flush=True)
    npm(web, "run", "--silent", "build")
    # Vite sets its own times. Record that this build is newer than every source.
    (page / "index.html").touch()


def fetch_modules(web: Path) -> None:
    """Install what the lock file names, if that has not been done."""
    if modules_are_stale(web):
        print("page: fetching its packages ...", flush=True)
        npm(web, "ci", "--no-audit", "--no-fund")


def npm(web: Path, *arguments: str) -> None:
    """Run npm in the page's folder, with the machine's Node or the fetched one."""
    folder = machine_node() or fetched_node()
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    program = str(shutil.which("npm", path=str(folder)))
    subprocess.run([program, *arguments], cwd=web, env=environment, check=True)


def is_stale(web: Path, page: Path) -> bool:
    """Tell whether a source is newer than the built page."""
    built = page / "index.html"
    if not built.exists():
        return True
    return any(file.stat().st_mtime > built.stat().st_mtime for file in sources(web))


def modules_are_stale(web: Path) -> bool:
    """Tell whether the lock file is newer than what npm installed from it."""
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    return not installed.exists() or lock.stat().st_mtime > installed.stat().st_mtime


def sources(web: Path) -> Iterator[Path]:
    """Yield every source of the page, including its catalogues and the drawings of its tiles."""
    yield TILES
    yield from LOCALES.rglob("*.ftl")
    for folder, names, files in os.walk(web):
        names[:] = [name for name in names if name not in ("node_modules", "dist", "test")]
        yield from (Path(folder, name) for name in files)


def machine_node() -> Path | None:
    """Return the folder of the machine's Node, if it is new enough and npm is next to it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm", path=str(Path(node).parent)) is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().removeprefix("v").split(".")[0]
    return Path(node).parent if major.isdigit() and int(major) >= OLDEST_NODE else None


def fetched_node() -> Path:
    """Return the folder of the Node from PyPI, which is installed the first time."""
    folder = NODE / BIN
    if shutil.which("npm", path=str(folder)) is None:
        print("page: fetching Node ...", flush=True)
        fetch_tools()
        uv("venv", "--python", sys.executable, "--clear", NODE)
        pins = ROOT / "requirements-node.txt"
        uv("pip", "install", "--python", python_in(NODE), "--require-hashes", "-r", pins)
    return folder


if __name__ == "__main__":
    sys.exit(main())
