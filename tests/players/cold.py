"""An empty cache of compiled code, and a compiler that waits until a test releases it.

A test that holds the lock of the tree search keeps every process from compiling it. What happens
before it releases the lock happens while bots compile, however fast the machine is.
"""

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from azulejos.fast.compiler.code_cache import VARIABLE, CodeCache
from azulejos.search.puct.entry import work_on_tree


@contextmanager
def compiler_held(cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """An empty cache for all processes that are started; call the result to release them."""
    usual = CodeCache(cast(Any, work_on_tree).py_func).lock.path
    monkeypatch.setenv(VARIABLE, str(cache))
    folder = cache / "machine-code" / usual.parent.name
    folder.mkdir(parents=True)
    with (folder / usual.name).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield lambda: fcntl.flock(file, fcntl.LOCK_UN)
