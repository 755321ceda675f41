"""All that is private in numba and that the builder uses or replaces, in one file.

numba makes machine code for the processor that it runs on, function by function, in its own
process. The engine needs its IR only, for any machine, and optimises all of it at once:

    TargetCodegen      makes IR for a target; there is no execution engine
    EngineDispatcher   a compiled function: it stops at IR
    FunctionLibrary    the IR of one function, and which functions it calls

`install` puts the code generator in its place. Call it before anything is compiled.

If a new version of numba changes these names, `tests/builder` fails, and this is the file to look
at. If numba ever breaks it for good: the engine's functions are plain Python with integers, floats
and arrays, so another compiler of such Python to LLVM IR can take numba's place behind `callee`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils, codegen, compiler, sigutils, typing
from numba.core.bytecode import FunctionIdentity
from numba.core.cpu import CPUContext
from numba.core.dispatcher import _FunctionCompiler
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.serialize import dumps
from numba.core.typing.templates import AttributeTemplate
from numba.np.arrayobj import populate_array

from azulejos.builder.targets import Target

__all__ = ["AttributeTemplate", "dumps", "populate_array"]

OPTIONS: Final[dict[str, Any]] = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": None,
    "_nrt": False,
}
_kept: Final[list[object]] = []

modules_compiled: Final[set[str]] = set()
"""The modules of all functions that were compiled, or found on disk."""


class IrLibrary(codegen.CPUCodeLibrary):
    """The IR of one of numba's own functions."""

    def _finalize_specific(self) -> None:
        """There is no machine code to prepare."""


class Call(NamedTuple):
    """A function of the engine with its types, as its callers on disk name it."""

    module: str
    name: str
    args: tuple[Any, ...]
    symbol: str
    """Another one if another build has compiled it."""


class FunctionLibrary(codegen.CPUCodeLibrary):
    """The IR of one function of the engine. Nothing is optimised here."""

    call: Call | None = None
    """How callers on disk name it; None if it is not kept on disk."""

    @classmethod
    def from_bitcode(cls, generator: Any, name: str, bitcode: bytes) -> FunctionLibrary:
        """The library of a function that was kept on disk."""
        library: FunctionLibrary = cls(generator, name)
        library._final_module = library._shared_module = binding.parse_bitcode(bitcode)
        library.finalize()
        return library

    def callees(self) -> list[Any]:
        """The libraries that it calls, each once."""
        return list(dict.fromkeys(self._linking_libraries))

    def finalize(self) -> None:
        """Accept no more IR."""
        self._finalized = True

    def own_module(self) -> Any:
        """The IR of this function alone."""
        return super()._get_module_for_linking()


def linkable_module(library: Any) -> Any:
    """The IR of a function of ours alone, or of a function of numba with all that it calls."""
    if isinstance(library, FunctionLibrary):
        return library.own_module()
    return library._get_module_for_linking()


def callers_first(libraries: Iterable[Any]) -> list[Any]:
    """All libraries below, each once. LLVM drops a function that nothing linked so far calls."""
    found: list[Any] = []
    seen: set[Any] = set()

    def visit(library: Any) -> None:
        if library in seen:
            return
        seen.add(library)
        if isinstance(library, FunctionLibrary):
            for below in library.callees():
                visit(below)
        found.append(library)

    for library in libraries:
        visit(library)
    return found[::-1]


class TargetCodegen(codegen.CPUCodegen):
    """Makes and checks IR for a target, and nothing else."""

    _library_class = IrLibrary

    def __init__(self, target: Target) -> None:
        codegen.initialize_llvm()
        binding.initialize_all_targets()
        binding.initialize_all_asmprinters()
        binding.initialize_native_asmparser()
        self.target, self._tm = target, machine_of(target)
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0
        self._tm_features = target.features
        self._llvm_module = binding.parse_assembly(str(self._create_empty_module("engine")))

    def _create_empty_module(self, name: str) -> Any:
        module: Any = super()._create_empty_module(name)
        module.triple, module.data_layout = self.target.triple, self._data_layout
        return module

    def _add_module(self, module: object) -> None:
        """There is no execution engine; a call from Python would fail."""

    def _get_host_cpu_name(self) -> str:
        return self.target.processor

    def magic_tuple(self) -> tuple[str, str, str]:
        """What the code is made for."""
        return self.target.triple, self.target.processor, self.target.features


def machine_of(target: Target) -> Any:
    """LLVM's code generator for a target."""
    return binding.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor,
        features=target.features,
        opt=3,
        reloc="static" if target.is_wasm else "pic",
        codemodel="default",
    )


class Callee(NamedTuple):
    """What a compiled caller needs: the types, the descriptor and the IR of a function."""

    signature: Any
    fndesc: Any
    library: FunctionLibrary


class _Flags(compiler.Flags):
    """numba's compiler flags with a quick hash: it looks up every overload by its flags.

    It reads all forty of them each time, only to hash their names: an eighth of the compile time.
    """

    def __hash__(self) -> int:
        return _FLAGS_HASH

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Flags):
            return bool(super().__eq__(other))
        named = self._values.keys() | other._values.keys()  # the others have their defaults
        return all(getattr(self, name) == getattr(other, name) for name in named)


_FLAGS_HASH: Final = hash(compiler.Flags())


class _ToIr(_FunctionCompiler):
    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        return flags

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        """Do what numba does here, but into a library of ours."""
        context = self.targetdescr.target_context
        library: Any = FunctionLibrary(context.codegen(), self.py_func.__qualname__)
        flags = _Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        return compiler.compile_extra(
            self.targetdescr.typing_context,
            context,
            self.py_func,
            args=args,
            return_type=return_type,
            flags=self._customize_flags(flags),
            locals=self.locals,
            library=library,
            pipeline_class=self.pipeline_class,
        )


class EngineDispatcher(CPUDispatcher):
    """A compiled function; `callee` gives its IR for some types."""

    def __init__(self, function: Callable[..., Any], is_inlined: bool) -> None:
        options = OPTIONS | ({"forceinline": True} if is_inlined else {})
        super().__init__(function, targetoptions=options)
        parts = (function, self.targetdescr, self.targetoptions, self.locals)
        self._to_ir = _ToIr(*parts, self._compiler.pipeline_class)
        self._callees: dict[tuple[Any, ...], Callee] = {}

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The signature for a compiled caller."""
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
        """The function for some types of arguments: from memory, from disk, or compiled now."""
        from azulejos.builder import callee_cache

        if args not in self._callees:
            modules_compiled.add(self.py_func.__module__)
            found = callee_cache.load(self, args)
            if found is None:
                result = self._to_ir.compile(args, None)
                found = Callee(result.signature, result.fndesc, result.library)
                callee_cache.keep(self, args, found)
            self.targetctx.insert_user_function(found.library, found.fndesc, [found.library])
            self._callees[args] = found
        return self._callees[args]


def _without_literals(args: Iterable[Any]) -> tuple[Any, ...]:
    """The types of arguments without their values, else each constant compiles a function again."""
    return tuple(types.unliteral(kind) for kind in args)


def _no_executable(_context: Any, library: Any, _fndesc: Any, _env: Any) -> Any:
    """What numba keeps as the machine code of a function of its own: another builtin for each."""
    library._ensure_finalized()
    _kept.append(object())
    return _kept[-1].__dir__


def install(target: Target, first_number: int = 1) -> None:
    """Let numba make IR for the target; its functions are numbered from a first number on."""
    found = TargetCodegen(target)
    generators: Any = codegen
    generators.JITCPUCodegen = lambda _name: found
    contexts: Any = CPUContext
    contexts.get_executable = _no_executable
    FunctionIdentity._unique_ids = itertools.count(first_number)
    if context().codegen() is not found:
        raise RuntimeError("numba has another code generator than it should")


def context() -> Any:
    """Numba's target context."""
    return cpu_target.target_context


def made_for() -> tuple[str, str, str]:
    """The triple, the processor and the features of the target."""
    found: tuple[str, str, str] = context().codegen().magic_tuple()
    return found


def data_layout() -> str:
    """The data layout of the target."""
    return str(context().codegen()._data_layout)


def field_address(builder: Any, place: Any, index: int) -> Any:
    """The address of a field of a structure."""
    addresses: Any = cgutils
    return addresses.gep_inbounds(builder, place, 0, index)


@contextmanager
def loop_over(builder: Any, begin: Any, end: Any, step: Any) -> Iterator[Any]:
    """A loop from one word to another in steps; the block gets the word."""
    loops: Any = cgutils
    with loops.for_range_slice(builder, begin, end, step, intp=ir.IntType(64)) as (number, _):
        yield number
