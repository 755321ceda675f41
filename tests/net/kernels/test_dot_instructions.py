"""The dot-product instruction is found if the machine has one."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from llvmlite import binding, ir

from azulejos.net.kernels.dot_instructions import (
    ARM,
    NARROW_X86,
    PAIRS_128,
    PAIRS_256,
    PAIRS_512,
    X86,
    DotInstruction,
    machine_instruction,
)

NAMES = {  # as Linux calls them, the best one first
    "avx512_vnni": X86,
    "avx_vnni": NARROW_X86,
    "avx512bw": PAIRS_512,
    "avx2": PAIRS_256,
    "sse2": PAIRS_128,
    "asimddp": ARM,
}
CPU_INFO = Path("/proc/cpuinfo")


@pytest.mark.skipif(not CPU_INFO.exists(), reason="Linux lists what a processor can do")
def test_instruction_is_found_where_the_system_lists_it() -> None:
    listed = set(CPU_INFO.read_text().split())
    expected = [instruction for name, instruction in NAMES.items() if name in listed]
    if binding.get_host_cpu_name() == "generic":  # newer than the compiler, which uses none
        expected = []
    assert machine_instruction() == (expected[0] if expected else None)


def test_plain_processors_have_none(tmp_path: Path) -> None:
    plain = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    module = "azulejos.net.kernels.dot_instructions"
    code = f"from {module} import machine_instruction; print(machine_instruction())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **plain, "AZULEJOS_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "None"


@pytest.mark.parametrize(
    ("instruction", "kind", "processor", "code"),
    [
        (X86, "x86_64", "sapphirerapids", r"vpdpbusd\s.*%zmm"),
        (NARROW_X86, "x86_64", "alderlake", r"vpdpbusd\s.*%ymm"),
        (PAIRS_512, "x86_64", "skylake-avx512", r"vpmaddwd\s.*%zmm"),
        (PAIRS_256, "x86_64", "haswell", r"vpmaddwd\s.*%ymm"),
        (PAIRS_128, "x86_64", "core2", r"pmaddwd\s.*%xmm"),
        (ARM, "aarch64", "neoverse-n1", r"udot\s+v"),
    ],
)
def test_every_kind_of_machine_has_it_as_one_instruction(
    instruction: DotInstruction, kind: str, processor: str, code: str
) -> None:
    assert (
        len(re.findall(code, compiled_for(instruction, f"{kind}-unknown-linux-gnu", processor)))
        == 1
    )


def compiled_for(instruction: DotInstruction, triple: str, processor: str) -> str:
    """The instruction for other machines: no machine has all of them."""
    module = ir.Module()
    module.triple = triple
    kind = ir.FunctionType(
        instruction.sums, [instruction.sums, instruction.factors, instruction.factors]
    )
    function = ir.Function(module, kind, "dot")
    builder = ir.IRBuilder(function.append_basic_block())
    builder.ret(instruction.function(builder)(*function.args))
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(triple).create_target_machine(cpu=processor, opt=2)
    return str(machine.emit_assembly(binding.parse_assembly(str(module))))
