"""Libraries of LLVM IR: of functions that compiled code calls, and of those that Python calls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from llvmlite import binding
from numba.core.codegen import CodeLibrary, JITCodeLibrary


class Call(NamedTuple):
    """A callee, as its callers on disk name it."""

    module: str
    name: str
    args: tuple[Any, ...]
    symbol: str
    """Another one if another process has compiled it."""


class CalleeLibrary(JITCodeLibrary):
    """The IR of one callee. Nothing is optimised or emitted here."""

    call: Call | None = None
    """How callers on disk name it; None if it is not kept on disk."""

    @classmethod
    def from_bitcode(cls, codegen: Any, name: str, bitcode: bytes) -> CalleeLibrary:
        """The library of a callee that was kept on disk."""
        library: CalleeLibrary = cls(codegen, name)
        library._final_module = library._shared_module = binding.parse_bitcode(bitcode)
        library.finalize()
        return library

    def callees(self) -> list[CodeLibrary]:
        """The libraries that it calls, each once."""
        return list(dict.fromkeys(self._linking_libraries))

    def finalize(self) -> None:
        """Accept no more IR."""
        self._finalized = True

    def own_module(self) -> Any:
        """The IR of this function alone."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        # numba's libraries link what they are given and do not look for callees of callees.
        module = self.own_module().clone()
        for library in _callers_first(self._linking_libraries):
            module.link_in(linkable_module(library), preserve=True)
        return module


class EntryLibrary(JITCodeLibrary):
    """The machine code of an entry and everything below it."""

    def finalize(self) -> None:
        """Link the whole call tree, then optimise and emit it."""
        for library in _callers_first(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(linkable_module(library), preserve=True)
        self._linking_libraries = []
        super().finalize()


def linkable_module(library: CodeLibrary) -> Any:
    """The IR of a function of ours alone, or of a function of numba with all that it calls."""
    if isinstance(library, CalleeLibrary):
        return library.own_module()
    return library._get_module_for_linking()


def _callers_first(libraries: Iterable[CodeLibrary]) -> list[CodeLibrary]:
    """All libraries below, each once. LLVM drops a function that nothing linked so far calls."""
    found: list[CodeLibrary] = []
    seen: set[CodeLibrary] = set()

    def visit(library: CodeLibrary) -> None:
        if library in seen:
            return
        seen.add(library)
        if isinstance(library, CalleeLibrary):
            for below in library._linking_libraries:
                visit(below)
        found.append(library)

    for library in libraries:
        visit(library)
    return found[::-1]
