"""The cache of machine code on disk: which folder it uses, and when its files are valid.

    <the user's cache folder>/azulejos/machine-code/python3.11-numba0.68.1-llvmlite0.48.0/
        azulejos.search.puct.grow.grow-2f6a90c1d3b8.nbi      signatures and processors
        azulejos.search.puct.grow.grow-2f6a90c1d3b8.1.nbc    machine code

The digest in a name is that of the sources (see `source_digest`), so several versions of the
project can share the folder. AZULEJOS_CACHE_DIR names another folder. The files are pickles, so
anyone who can write them can run code here. The folder is therefore private to its user, and a
folder that belongs to another user is refused. Without a folder, every process compiles in memory.
"""

from __future__ import annotations

import logging
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import llvmlite
import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, _CacheLocator
from platformdirs import user_cache_path

from azulejos.fast.compiler.compile_lock import CompileLock
from azulejos.fast.compiler.source_digest import sources_digest

VARIABLE: Final = "AZULEJOS_CACHE_DIR"
KEPT_DAYS: Final = 30
LARGEST_MB: Final = 256

_log: Final = logging.getLogger(__name__)


class CacheFolderError(Exception):
    """No folder is safe to use."""


@cache
def cache_folder() -> Path | None:
    """The folder for this Python and numba, created if needed; None, logged once, if none works."""
    root = machine_code_folder()
    numbers = f"numba{numba.__version__}-llvmlite{llvmlite.__version__}"
    folder = root / f"python{sys.version_info.major}.{sys.version_info.minor}-{numbers}"
    try:
        private_folder(root)
        private_folder(folder)
    except (CacheFolderError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        _log.warning(
            "compiled code cannot be kept in %s (%s): every start will compile again; "
            "set %s to a folder of your own",
            folder,
            reason,
            VARIABLE,
        )
        return None
    return folder


def machine_code_folder() -> Path:
    """The folder that holds the folders of all versions."""
    chosen = os.environ.get(VARIABLE)
    base = Path(chosen) if chosen else user_cache_path("azulejos", appauthor=False)
    return base / "machine-code"


def private_folder(folder: Path) -> None:
    """Create a folder that only its user can read and write, or refuse the existing one."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode):
        raise CacheFolderError("it is not a folder")
    if os.name == "posix":
        if found.st_uid != os.geteuid():
            raise CacheFolderError("it belongs to another user")
        folder.chmod(0o700)
    if not os.access(folder, os.W_OK):
        raise CacheFolderError("it cannot be written to")


def prune(root: Path, now: float) -> None:
    """Remove files not used for a month, and the oldest files beyond the size limit."""
    total = 0
    for used, size, file in sorted(_entries(root), reverse=True):
        total += size
        if used < now - KEPT_DAYS * 86400 or total > LARGEST_MB << 20:
            file.unlink(missing_ok=True)
    for folder in root.iterdir():
        with suppress(OSError):  # still in use
            folder.rmdir()


def _entries(root: Path) -> Iterator[tuple[float, int, Path]]:
    """When each file was last used, its size and its path."""
    for file in root.glob("*/*.nb[ci]*"):
        with suppress(FileNotFoundError):  # another process is pruning too
            facts = file.stat()
            yield facts.st_mtime, facts.st_size, file


class _Locator(_CacheLocator):
    """Tells numba where the machine code of one function is, and which sources it was made from."""

    def __init__(self, py_func: Callable[..., Any], py_file: str) -> None:
        self._py_file = py_file
        self._digest = sources_digest(py_func.__module__, Path(py_file))

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _Locator:
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return self._digest

    def get_disambiguator(self) -> str:
        return self._digest[:12]


class _Files(CompileResultCacheImpl):
    _locator_classes = [_Locator]  # noqa: RUF012 - as numba declares it

    def __init__(self, py_func: Callable[..., Any]) -> None:
        self._name = f"{py_func.__module__}.{py_func.__qualname__}"
        super().__init__(py_func)

    def get_filename_base(self, _fullname: str, _abiflags: str) -> str:
        name = self._name.replace("<", "").replace(">", "")
        return f"{name}-{self.locator.get_disambiguator()}"


class CodeCache(FunctionCache):
    """numba's cache of one function, in our folder, under a digest of all its sources."""

    _impl_class = _Files

    def __init__(self, py_func: Callable[..., Any]) -> None:
        super().__init__(py_func)
        self.lock = CompileLock(Path(self._cache_path) / f"{self._impl.filename_base}.lock")

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load machine code and mark it as used.

        If there is none, the caller compiles and saves it while other processes wait.
        """
        found = super().load_overload(sig, target_context)
        if found is None:
            self.lock.acquire()
            found = super().load_overload(sig, target_context)
        if found is not None:
            self.lock.release()
            self._touch()
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Save machine code; a full disk or a missing folder only costs time later."""
        try:
            super().save_overload(sig, data)
            prune(Path(self._cache_path).parent, time.time())
        except OSError as error:
            _log.warning("compiled code was not kept: %s", error)
        finally:
            self.lock.release()

    def _touch(self) -> None:
        for path in Path(self._cache_path).glob(f"{self._impl.filename_base}.*"):
            with suppress(FileNotFoundError):  # another process has just pruned it
                os.utime(path)


class LazyCache:
    """The cache of a function that may never be called from Python: read on first use.

    Most functions are only compiled into others. They need no machine code of their own.
    """

    def __init__(self, py_func: Callable[..., Any]) -> None:
        self._py_func = py_func
        self._made: Any = None

    def _real(self) -> Any:
        if self._made is None:
            folder = cache_folder()
            self._made = NullCache() if folder is None else CodeCache(self._py_func)
        return self._made

    @property
    def cache_path(self) -> str | None:
        """The folder."""
        path: str | None = self._real().cache_path
        return path

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Load machine code; None if there is none."""
        return self._real().load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Save machine code."""
        self._real().save_overload(sig, data)

    def release(self) -> None:
        """Let other processes compile the function, if this one has not saved it."""
        if isinstance(self._made, CodeCache):
            self._made.lock.release()
