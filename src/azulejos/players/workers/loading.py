"""Loading compiled searches in the background, while a warm-up player answers.

With an empty cache a search must be compiled first, which takes a minute on two cores. So a thread
loads the searches one after the other, and callers ask `has` first. numba is imported only by that
thread.

    loader = SearchLoader((SearchKind.TREE,))
    loader.start()
    if loader.wait(SearchKind.TREE, seconds=1.0):
        ...
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from azulejos.players.levels import SearchKind

FUNCTIONS: Final = {SearchKind.TREE: 180}
"""About how many functions each search compiles, for showing progress."""
GRACE_S: Final = 1.0
"""How long an answer waits for a search that is on disk and being loaded."""


class SearchLoader:
    """Loads searches in a thread. All methods may be called from any thread."""

    def __init__(
        self,
        order: Sequence[SearchKind],
        on_loaded: Callable[[SearchKind], None] = lambda _kind: None,
        on_compiled: Callable[[float], None] = lambda _share: None,
        on_failed: Callable[[str], None] | None = None,
    ) -> None:
        """All functions are called in the thread: `on_compiled` with the new share.

        `on_failed` gets the reason. Without it, the traceback is printed.
        """
        self._order = tuple(order)
        self._on_loaded, self._on_compiled = on_loaded, on_compiled
        self._on_failed = on_failed
        self._changed = threading.Condition()
        self._loaded: set[SearchKind] = set()
        self._compiled = 0  # functions of the search being loaded
        self._failure: BaseException | None = None
        self._may_go_on = threading.Event()
        self._may_go_on.set()
        self.is_compiling = False
        """Whether something was not on disk."""

    def start(self) -> None:
        """Begin loading."""
        threading.Thread(target=self._run, daemon=True).start()

    def has(self, kind: SearchKind | None) -> bool:
        """Whether a search is loaded; True for None, which stands for no search."""
        return kind is None or kind in self._loaded

    @property
    def share(self) -> float:
        """How much is loaded, from 0 to 1."""
        total = sum(FUNCTIONS[kind] for kind in self._order)
        done = sum(FUNCTIONS[kind] for kind in self._loaded)
        missing = [FUNCTIONS[kind] for kind in self._order if kind not in self._loaded]
        under_way = min(self._compiled, missing[0] - 1) if missing else 0
        return (done + under_way) / total

    def wait(
        self,
        kind: SearchKind | None,
        seconds: float,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Wait this long for a search; return if it is loaded. `wake` checks `is_wanted` again.

        If it cannot be loaded, this raises what loading it has raised.
        """
        deadline = time.monotonic() + seconds
        with self._changed:
            self._changed.wait_for(
                lambda: self.has(kind) or self._failure is not None or not is_wanted(),
                max(0.0, deadline - time.monotonic()),
            )
        if self._failure is not None and not self.has(kind):
            raise self._failure
        return self.has(kind)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Compile no further function inside the block: a plain player needs the interpreter."""
        self._may_go_on.clear()
        try:
            yield
        finally:
            self._may_go_on.set()

    def wake(self) -> None:
        """Make all waiting callers check again whether they still want to wait."""
        with self._changed:
            self._changed.notify_all()

    def _run(self) -> None:
        try:
            self._load_all()
        except BaseException as error:
            self._failure = error
            self.wake()
            if self._on_failed is None:
                raise
            self._on_failed(f"{type(error).__name__}: {error}")

    def _load_all(self) -> None:
        from azulejos.fast.compiler.compiling import notice_compiling
        from azulejos.players.thinking import load_search

        with notice_compiling(self._count):
            for kind in self._order:
                load_search(kind)
                with self._changed:
                    self._loaded.add(kind)
                    self._compiled = 0
                    self._changed.notify_all()
                self._on_loaded(kind)

    def _count(self) -> None:
        if not self.is_compiling:
            self.is_compiling = True
            self.wake()
        self._may_go_on.wait()
        self._compiled += 1
        self._on_compiled(self.share)
