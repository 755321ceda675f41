"""What we replace inside numba: its code generator, by one that makes IR for another machine.

numba makes machine code for the processor that it runs on, in its own process. The engine needs
only its IR: `install` replaces the code generator by one without an execution engine, which has the
triple, the features and the data layout of the target. Call it before anything is compiled.

If a new version of numba changes these private names, look here first. `call_layout` uses how numba
lays out arrays and tuples, and `build` the call trees of `fast.compiler`.
"""

from __future__ import annotations

import itertools
from typing import Any, Final

from llvmlite import binding
from numba.core import codegen
from numba.core.bytecode import FunctionIdentity
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target

from azulejos.builder.targets import Target

_kept: Final[list[object]] = []


class IrLibrary(codegen.CPUCodeLibrary):
    """The IR of one of numba's own functions."""

    def _finalize_specific(self) -> None:
        """There is no machine code to prepare."""


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


def _no_executable(_context: Any, library: Any, _fndesc: Any, _env: Any) -> Any:
    """What numba keeps as the machine code of a function of its own: another builtin for each."""
    library._ensure_finalized()
    _kept.append(object())
    return _kept[-1].__dir__


def install(target: Target) -> None:
    """Let numba make IR for the target; its functions are numbered from 1 in every build."""
    found = TargetCodegen(target)
    generators: Any = codegen
    generators.JITCPUCodegen = lambda _name: found
    contexts: Any = CPUContext
    contexts.get_executable = _no_executable
    FunctionIdentity._unique_ids = itertools.count(1)
    if context().codegen() is not found:
        raise RuntimeError("numba has another code generator than it should")


def context() -> Any:
    """Numba's target context."""
    return cpu_target.target_context


def data_layout() -> str:
    """The data layout of the target."""
    return str(context().codegen()._data_layout)
