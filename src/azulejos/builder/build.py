"""Builds the engine for one target: from compiled functions to one file.

numba types the functions and makes their IR. All IR becomes one module, which LLVM optimises once
and turns into an object file; a linker from the package ziglang makes the library.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from azulejos import __version__
from azulejos.builder import callee_cache, numba_internals
from azulejos.builder.processor import PROCESSOR_IR
from azulejos.builder.targets import ENTRIES, TARGETS, Target, library_file
from azulejos.native import decorators, machine
from azulejos.native.library import FACTS_VERSION

# numba calls the C library for a square root, which all these machines have as an instruction.
SQUARE_ROOT: Final = """
declare float @llvm.sqrt.f32(float)
define linkonce_odr float @sqrtf(float %x) {
  %root = call float @llvm.sqrt.f32(float %x)
  ret float %root
}
"""


def build(name: str, folder: Path, entries: str = ENTRIES) -> Path:
    """Write the library of a target into a folder, and its facts beside it as JSON.

    It must be the first that this process does with the package.
    """
    target = TARGETS[name]
    prepare(target, kept=bool(callee_cache.folder()))
    module, facts = _whole_module(target, entries)
    callee_cache.save()
    exported = [*facts["calls"], *(["processor"] if target.is_x86 else [])]
    _optimise(target, module, exported)
    folder.mkdir(parents=True, exist_ok=True)
    library = library_file(folder, name, entries)
    _link(target, module, exported, library)
    digest = sha256(library.read_bytes()).hexdigest()
    facts = {"target": name, "sha256": digest, **facts}
    library.with_suffix(".json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    return library


def prepare(target: Target, *, kept: bool = False) -> None:
    """Let decorated functions be numba's, and numba make IR for the target."""
    # Symbols of several builds meet in the cache, so each begins at another number.
    first = int.from_bytes(os.urandom(4), "big") if kept else 1
    numba_internals.install(target, first)
    decorators.build_with(numba_internals.EngineDispatcher)
    from azulejos.builder import intrinsics
    from azulejos.builder.intrinsics import dots

    intrinsics.define_all()
    instruction = dots.machine_instruction()
    machine.build_for(instruction and instruction.products)


def _whole_module(target: Target, entries: str) -> tuple[Any, dict[str, Any]]:
    """The IR of everything that is exported, and what a caller must know about it."""
    from llvmlite import binding

    from azulejos.builder.call_layout import layout, word_count, wrapper
    from azulejos.builder.sources import library_digest

    module = binding.parse_assembly("")
    module.triple, module.data_layout = target.triple, numba_internals.data_layout()
    calls, libraries = {}, []
    for entry in importlib.import_module(entries).entries():
        callee = _compiled(entry)
        module.link_in(binding.parse_assembly(wrapper(entry.symbol, callee.fndesc)))
        libraries.append(callee.library)
        calls[entry.symbol] = {
            "function": entry.key,
            "results": word_count(callee.fndesc.restype),
            "result": layout(callee.fndesc.restype),
            "arguments": [layout(kind) for kind in callee.fndesc.argtypes],
        }
    for library in numba_internals.callers_first(libraries):
        module.link_in(numba_internals.linkable_module(library), preserve=True)
    module.link_in(binding.parse_assembly(SQUARE_ROOT), preserve=True)
    if target.is_x86:
        module.link_in(binding.parse_assembly(PROCESSOR_IR))
    modules = sorted(numba_internals.modules_compiled)
    products = machine.dot_products()
    return module, {
        "facts_version": FACTS_VERSION,
        "version": __version__,
        "sources": library_digest(entries, modules),
        "modules": modules,
        "machine": {"dot_products": products and products._asdict()},
        "calls": calls,
    }


def _compiled(entry: Any) -> Any:
    """The IR of an entry; an error names it."""
    try:
        return entry.function.callee(entry.types)
    except Exception as error:
        raise RuntimeError(f"{entry.key} cannot be compiled for {entry.types}") from error


def _optimise(target: Target, module: Any, exported: Sequence[str]) -> None:
    """Optimise everything once. Only what is exported keeps its name."""
    from llvmlite import binding

    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name not in exported:
            one.linkage = "internal"
    module.verify()
    options = binding.create_pipeline_tuning_options(speed_level=3)
    options.slp_vectorization = options.loop_vectorization = True
    passes = binding.create_pass_builder(numba_internals.machine_of(target), options)
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
        # In one step and without what some linkers write beside it: a process may use the old one.
        shutil.copy(linked, library.with_suffix(".new"))
        library.with_suffix(".new").replace(library)


def main() -> None:
    """Build one library, as `python -m azulejos.builder` asks a process of its own to do."""
    parser = argparse.ArgumentParser()
    parser.add_argument("target")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--entries", default=ENTRIES)
    parser.add_argument("--cache", type=Path)
    options = parser.parse_args()
    if options.cache:
        callee_cache.use_folder(options.cache)
    print(build(options.target, options.folder, options.entries))
