"""A numba dispatcher that optimises a call tree once, at the function that Python calls.

numba compiles every function to machine code on its own and also links it into each of its callers,
which then optimise and emit all of it again. In the tree search, ten nearly identical modules of
15,000 instructions were half of the compile time. Here, a function that is called by compiled code
(a *callee*) stops at LLVM IR, which is kept on disk (see `callee_cache`). A function that is called
from Python (an *entry*) links the IR of everything below it, optimises it once and is kept on disk.

A function can be both. Its two forms are compiled separately.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from numba.core import compiler, sigutils, types, typing
from numba.core.codegen import CodeLibrary
from numba.core.dispatcher import _FunctionCompiler
from numba.core.registry import CPUDispatcher

from azulejos.fast.compiler import callee_cache
from azulejos.fast.compiler.callee_cache import Callee
from azulejos.fast.compiler.libraries import CalleeLibrary, EntryLibrary

compile_listeners: list[Callable[[], None]] = []
"""Called before each function that is compiled, in the thread that compiles it."""


class QuickFlags(compiler.Flags):
    """numba's compiler flags with a quick hash.

    numba looks up every overload by its flags and reads all forty of them each time, only to hash
    their names. That was an eighth of the compile time.
    """

    def __hash__(self) -> int:
        return _FLAGS_HASH

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, QuickFlags):
            return bool(super().__eq__(other))
        named = self._values.keys() | other._values.keys()  # the others have their defaults
        return all(getattr(self, name) == getattr(other, name) for name in named)


_FLAGS_HASH = hash(compiler.Flags())


def _compile(own: Any, library: CodeLibrary, args: Any, return_type: Any) -> Any:
    """Do what `_FunctionCompiler._compile_core` does, but into the given library."""
    for listener in tuple(compile_listeners):
        listener()
    flags = QuickFlags()
    own.targetdescr.options.parse_as_flags(flags, own.targetoptions)
    return compiler.compile_extra(
        own.targetdescr.typing_context,
        own.targetdescr.target_context,
        own.py_func,
        args=args,
        return_type=return_type,
        flags=own._customize_flags(flags),
        locals=own.locals,
        library=library,
        pipeline_class=own.pipeline_class,
    )


def _new_library(own: Any, kind: type[CodeLibrary]) -> CodeLibrary:
    library: CodeLibrary = kind(own.targetdescr.target_context.codegen(), own.py_func.__qualname__)
    library.enable_object_caching()
    return library


class _EntryCompiler(_FunctionCompiler):
    def _compile_core(self, args: Any, return_type: Any) -> Any:
        result = _compile(self, _new_library(self, EntryLibrary), args, return_type)
        callee_cache.save()
        return result


class _CalleeCompiler(_FunctionCompiler):
    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        return flags

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        return _compile(self, _new_library(self, CalleeLibrary), args, return_type)


class CallTreeDispatcher(CPUDispatcher):
    """A compiled function. It differs from numba's only in what a compiled caller gets."""

    def __init__(self, py_func: Callable[..., Any], *args: Any, **options: Any) -> None:
        super().__init__(py_func, *args, **options)
        parts = (py_func, self.targetdescr, self.targetoptions, self.locals)
        pipeline = self._compiler.pipeline_class
        self._compiler = _EntryCompiler(*parts, pipeline)
        self._callee_compiler = _CalleeCompiler(*parts, pipeline)
        self._callees: dict[tuple[Any, ...], Callee] = {}

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The signature for a compiled caller; numba holds its compiler lock here."""
        pysig, args = self._compiler.fold_argument_types(args, kws)
        args = _without_literals(args)
        result = self.callee(args)
        name = self.py_func.__name__
        template = typing.make_concrete_template(name, key=name, signatures=[result.signature])
        return template, pysig, args, {}

    def get_overload(self, sig: Any) -> Any:
        """The key under which a compiled caller finds the function."""
        args, _ = sigutils.normalize_signature(sig)
        return self.callee(_without_literals(args)).library

    def callee(self, args: tuple[Any, ...]) -> Callee:
        """The function for a compiled caller: from memory, from disk, or compiled now."""
        if args not in self._callees:
            found = callee_cache.load(self, args) or self._compile_callee(args)
            self.targetctx.insert_user_function(found.library, found.fndesc, [found.library])
            self._callees[args] = found
        return self._callees[args]

    def _compile_callee(self, args: tuple[Any, ...]) -> Callee:
        result = self._callee_compiler.compile(args, None)
        compiled = Callee(result.signature, result.fndesc, result.library)
        callee_cache.keep(self, args, compiled)
        return compiled


def _without_literals(args: Iterable[Any]) -> tuple[Any, ...]:
    """The types of arguments without their values, else each constant compiles a function again."""
    return tuple(types.unliteral(kind) for kind in args)
