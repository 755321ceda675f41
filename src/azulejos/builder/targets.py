"""The machines that the engine is built for."""

from __future__ import annotations

import ctypes
from pathlib import Path
from types import SimpleNamespace
from typing import Final, NamedTuple

from azulejos.builder.processor import PROCESSOR_IR
from azulejos.native.library import EngineError
from azulejos.native.processor import ask_processor, suitable, system_and_machine

ENTRIES: Final = "azulejos.builder.entries"
"""The module that lists what users need; tests and training have others."""


class Target(NamedTuple):
    """A kind of machine: an operating system and a level of processor."""

    triple: str
    processor: str  # as LLVM calls it
    features: str  # all that the package asks for, also those that the processor implies
    suffix: str
    linker: tuple[str, ...]
    """The arguments of ziglang, without the files."""

    @property
    def is_wasm(self) -> bool:
        """Whether the result is a WebAssembly module."""
        return self.triple.startswith("wasm")

    @property
    def is_x86(self) -> bool:
        """Whether it is an x86-64 processor."""
        return self.triple.startswith("x86_64")


# What each level of x86-64 adds. Bit deposit (bmi2) is slow on some processors of level 3.
_X86: Final = {
    "v2": ("x86-64-v2", "+sse2,+sse4.2,+popcnt"),
    "v3": ("x86-64-v3", "+sse2,+sse4.2,+popcnt,+avx2,+bmi,+fma,+f16c,+lzcnt,+movbe,-bmi2"),
}
_X86["v3-vnni"] = "x86-64-v3", f"{_X86['v3'][1]},+avxvnni"
_X86["v4"] = (
    "x86-64-v4",
    _X86["v3"][1].replace("-bmi2", "+bmi2") + ",+avx512f,+avx512bw,+avx512cd,+avx512dq,+avx512vl",
)
_X86["v4-vnni"] = "x86-64-v4", f"{_X86['v4'][1]},+avx512vnni"

_LINUX: Final = (
    *("ld.lld", "-shared", "-Bsymbolic", "--gc-sections", "--strip-all", "-z", "noexecstack"),
    "--build-id=none",
)
_WASM: Final = "+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
_WASM_LINKER: Final = (
    *("wasm-ld", "--no-entry", "--export=__heap_base", "--gc-sections", "--strip-all"),
    *("--stack-first", "-z", "stack-size=1048576"),
    *("--initial-memory=2097152", "--max-memory=2147483648"),
)


def _cc(triple: str) -> tuple[str, ...]:
    return "cc", "-target", triple, "-shared", "-s"


def _targets() -> dict[str, Target]:
    found = {}
    for level, (processor, features) in _X86.items():
        linux = "x86_64-unknown-linux-gnu", processor, features
        windows = "x86_64-w64-windows-gnu", processor, features
        found[f"linux-x86_64-{level}"] = Target(*linux, ".so", _LINUX)
        found[f"windows-x86_64-{level}"] = Target(*windows, ".dll", _cc("x86_64-windows-gnu"))
    for level in ("v2", "v3"):
        macos = "x86_64-apple-macosx12", *_X86[level]
        found[f"macos-x86_64-{level}"] = Target(*macos, ".dylib", _cc("x86_64-macos.12.0"))
    arm = "arm64-apple-macosx12", "apple-m1", "+neon,+dotprod"
    found["macos-arm64"] = Target(*arm, ".dylib", _cc("aarch64-macos.12.0"))
    for level, features in (("base", "+neon"), ("dot", "+neon,+dotprod")):
        linux = "aarch64-unknown-linux-gnu", "generic", features
        found[f"linux-arm64-{level}"] = Target(*linux, ".so", _LINUX)
    found["wasm"] = Target("wasm32-unknown-unknown", "generic", _WASM, ".wasm", _WASM_LINKER)
    return found


TARGETS: Final = _targets()


def library_file(folder: Path, name: str, entries: str = ENTRIES) -> Path:
    """The file of a library: `azulejos-TARGET`, or `PACKAGE-TARGET` for other entries."""
    return folder / f"{entries.partition('.')[0]}-{name}{TARGETS[name].suffix}"


def target_of_this_machine() -> str:
    """The fastest target that this machine can run; EngineError if there is none."""
    machine = system_and_machine()
    names = suitable(*machine, processor_of_this_machine) if machine else []
    if not names:
        raise EngineError("the engine cannot be built for this kind of machine")
    return names[0]


def processor_of_this_machine() -> list[int]:
    """The words of `processor`, which is compiled for this: no library is there yet."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    binding.initialize_native_asmparser()
    machine = binding.Target.from_default_triple().create_target_machine()
    with binding.create_mcjit_compiler(binding.parse_assembly(PROCESSOR_IR), machine) as compiler:
        compiler.finalize_object()
        address = compiler.get_function_address("processor")
        code = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(address)
        return ask_processor(SimpleNamespace(processor=code))
