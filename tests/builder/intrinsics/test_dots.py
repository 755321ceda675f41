"""Each kind of processor has its dot-product instruction as one instruction."""

import re

import pytest
from llvmlite import binding, ir

from azulejos.builder.intrinsics.dots import (
    ARM,
    NARROW_X86,
    PAIRS_128,
    PAIRS_256,
    PAIRS_512,
    X86,
    DotInstruction,
)


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
