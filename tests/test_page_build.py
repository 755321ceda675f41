"""The page is built by npm from its lock file, and only if a source has changed."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tools import page

SCRIPT = "const fs=require('fs');fs.mkdirSync('../page',{recursive:true});"
SCRIPT += "fs.copyFileSync('hello.txt','../page/index.html')"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "hello.txt").write_text("one", encoding="utf-8")
    (folder / "build.js").write_text(SCRIPT, encoding="utf-8")
    package = {"name": "hello", "version": "1.0.0", "scripts": {"build": "node build.js"}}
    lock = {"name": "hello", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": package}}
    (folder / "package.json").write_text(json.dumps(package), encoding="utf-8")
    (folder / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    return folder


def test_page_follows_its_sources(web: Path) -> None:
    built = web.parent / "page" / "index.html"
    page.build(web, built.parent)
    assert built.read_text(encoding="utf-8") == "one"
    (web / "hello.txt").write_text("two", encoding="utf-8")
    later = built.stat().st_mtime + 5
    os.utime(web / "hello.txt", (later, later))
    assert page.is_stale(web, built.parent)
    page.build(web, built.parent)
    assert built.read_text(encoding="utf-8") == "two"


def test_page_is_not_built_twice(web: Path) -> None:
    built = web.parent / "page" / "index.html"
    page.build(web, built.parent)
    (web / "build.js").unlink()
    later = built.stat().st_mtime + 5
    os.utime(built, (later, later))
    page.build(web, built.parent)
    assert built.read_text(encoding="utf-8") == "one"


def test_failing_build_is_an_error(web: Path) -> None:
    (web / "build.js").write_text("process.exit(3)", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        page.build(web, web.parent / "page")


@pytest.mark.parametrize(("version", "accepted"), [("v20.1.0", True), ("v18.9.1", False)])
def test_old_node_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, accepted: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert page.machine_node() == (tmp_path if accepted else None)
