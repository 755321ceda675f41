"""Builds the engine for one target: from compiled functions to one file.

    python -m azulejos.builder.build TARGET FOLDER

numba types the functions and makes their IR. All IR becomes one module, which LLVM optimises once
and turns into an object file; a linker from the package ziglang makes the library.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from azulejos.builder import numba_internals
from azulejos.builder.processor import PROCESSOR_IR
from azulejos.builder.targets import TARGETS, Target

# numba calls the C library for a square root, which all these machines have as an instruction.
SQUARE_ROOT: Final = """
declare float @llvm.sqrt.f32(float)
define linkonce_odr float @sqrtf(float %x) {
  %root = call float @llvm.sqrt.f32(float %x)
  ret float %root
}
"""


def build(name: str, folder: Path) -> Path:
    """Write the library of a target into a folder, and its facts beside it as JSON.

    It must be the first that this process does with the package.
    """
    target = TARGETS[name]
    numba_internals.install(target)
    module, facts = _whole_module(target)
    exported = [*facts["calls"], *(["processor"] if target.is_x86 else [])]
    _optimise(target, module, exported)
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / f"azulejos-{name}{target.suffix}"
    _link(target, module, exported, library)
    digest = sha256(library.read_bytes()).hexdigest()
    facts = {"target": name, "sha256": digest, **facts}
    library.with_suffix(".json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    return library


def _whole_module(target: Target) -> tuple[Any, dict[str, Any]]:
    """The IR of everything that is exported, and what a caller must know about it."""
    from llvmlite import binding

    from azulejos.builder.call_layout import layout, word_count, wrapper
    from azulejos.builder.entries import entries
    from azulejos.fast.compiler.libraries import _callers_first, linkable_module

    module = binding.parse_assembly("")
    module.triple, module.data_layout = target.triple, numba_internals.data_layout()
    calls, libraries = {}, []
    for entry in entries():
        callee = entry.function.callee(entry.types)
        module.link_in(binding.parse_assembly(wrapper(entry.symbol, callee.fndesc)))
        libraries.append(callee.library)
        calls[entry.symbol] = {
            "function": entry.key,
            "results": word_count(callee.fndesc.restype),
            "result": layout(callee.fndesc.restype),
            "arguments": [layout(kind) for kind in callee.fndesc.argtypes],
        }
    for library in _callers_first(libraries):
        module.link_in(linkable_module(library), preserve=True)
    module.link_in(binding.parse_assembly(SQUARE_ROOT), preserve=True)
    if target.is_x86:
        module.link_in(binding.parse_assembly(PROCESSOR_IR))
    return module, {"machine": _machine(), "calls": calls}


def _machine() -> dict[str, Any]:
    """For what the weights of a network must be packed."""
    from azulejos.net.kernels.dot_instructions import MACHINE_INSTRUCTION
    from azulejos.net.kernels.sparse_rows import LANES

    dots = MACHINE_INSTRUCTION and MACHINE_INSTRUCTION._asdict()
    return {"dot_instruction": dots, "row_lanes": LANES}


def _optimise(target: Target, module: Any, exported: Sequence[str]) -> None:
    """Optimise everything once. Only what is exported keeps its name."""
    from llvmlite import binding

    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name not in exported:
            one.linkage = "internal"
    module.verify()
    options = binding.create_pipeline_tuning_options(speed_level=3)
    options.slp_vectorization = options.loop_vectorization = True
    machine = numba_internals.machine_of(target)
    passes = binding.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)


def _link(target: Target, module: Any, exported: Sequence[str], library: Path) -> None:
    """Emit machine code and link it."""
    arguments = [*target.linker]
    if target.is_wasm:
        arguments += [f"--export={name}" for name in exported]
    with tempfile.TemporaryDirectory() as name:
        code, linked = Path(name) / "engine.o", Path(name) / library.name
        code.write_bytes(numba_internals.machine_of(target).emit_object(module))
        run = [sys.executable, "-m", "ziglang", *arguments, str(code), "-o", str(linked)]
        subprocess.run(run, check=True)
        shutil.move(linked, library)  # without what some linkers write beside it


if __name__ == "__main__":
    print(build(sys.argv[1], Path(sys.argv[2])))
