"""The dot-product instructions of processors: many sums of a few byte products at once.

The best kind multiplies four unsigned bytes with signed ones, which is what a network needs.
Another one has only unsigned bytes. There, weights are shifted up by half the range of a byte, and
what this adds to a sum (the shift times the sum of the activations) is subtracted again. Older
processors multiply pairs of 16 bits; the bytes become 16 bits in their registers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from llvmlite import binding, ir
from numba import types

from azulejos.builder.intrinsics.vectors import operation, spread
from azulejos.builder.numba_internals import made_for
from azulejos.native.machine import DotProducts

SUM: Final = ir.IntType(32)
BYTE: Final = ir.IntType(8)
SHORT: Final = ir.IntType(16)
PAIR: Final = 2

# Probe: LLVM compiles this to `udot` if the processor has it.
_PROBE_IR: Final = """
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>)
define i32 @sum(<16 x i8> %bytes, <16 x i8> %others) {
  %left = zext <16 x i8> %bytes to <16 x i32>
  %right = zext <16 x i8> %others to <16 x i32>
  %products = mul <16 x i32> %left, %right
  %sum = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %products)
  ret i32 %sum
}
"""


class DotInstruction(NamedTuple):
    """The dot-product instruction of one kind of processor."""

    name: str  # as the compiler calls it
    lanes: int  # sums at once
    chunks: tuple[int, ...]  # numbers of outputs whose sums fit in registers
    shift: int = 0  # what is added to a weight
    inputs: int = 4  # of each sum at once; with 2, the factors have 16 bits

    @property
    def products(self) -> DotProducts:
        """What Python must know to pack weights for it."""
        return DotProducts(self.lanes, self.chunks, self.shift, self.inputs)

    @property
    def sums(self) -> Any:
        """The type of the sums."""
        return ir.VectorType(SUM, self.lanes)

    @property
    def bytes(self) -> Any:
        """The type of the factors in memory."""
        return ir.VectorType(BYTE, self.inputs * self.lanes)

    @property
    def factors(self) -> Any:
        """The type of the factors in registers."""
        return ir.VectorType(SHORT if self.inputs == PAIR else BYTE, self.inputs * self.lanes)

    @property
    def group(self) -> Any:
        """The type of the activations that each sum takes at once, as one number."""
        return ir.IntType(8 * self.inputs)

    def activations(self, builder: Any, found: Any) -> Any:
        """A vector of activations, as factors."""
        return builder.zext(found, self.factors) if self.inputs == PAIR else found

    def weights(self, builder: Any, found: Any) -> Any:
        """A vector of weights, as factors."""
        return builder.sext(found, self.factors) if self.inputs == PAIR else found

    def spread(self, builder: Any, group: Any) -> Any:
        """One group of activations for every sum, as factors."""
        if self.inputs == PAIR:
            both = builder.bitcast(group, ir.VectorType(BYTE, PAIR))
            group = builder.bitcast(builder.zext(both, ir.VectorType(SHORT, PAIR)), SUM)
        return builder.bitcast(spread(builder, group, self.sums), self.factors)

    def function(self, builder: Any) -> Callable[..., Any]:
        """The instruction as a function of sums, activations and weights: the new sums."""
        if self.inputs == PAIR:
            product = operation(builder, self.name, self.sums, [self.factors, self.factors])
            return lambda sums, *factors: builder.add(sums, builder.call(product, factors))
        bytes_are_sums = self is not ARM and binding.llvm_version_info[0] < 22  # the same bits
        operand = self.sums if bytes_are_sums else self.bytes
        found = operation(builder, self.name, self.sums, [self.sums, operand, operand])

        def dot(sums: Any, *factors: Any) -> Any:
            return builder.call(found, [sums, *(builder.bitcast(one, operand) for one in factors)])

        return dot

    def shifted_back(self, builder: Any, sums: Any, activations: Any) -> Any:
        """The sums without what the shift of the weights has added; `activations` are summed up."""
        shift = ir.Constant(sums.type, [self.shift] * self.lanes)
        return builder.sub(sums, builder.mul(activations, shift))

    def ones(self) -> Any:
        """A vector of ones: its dot products are the sum of the activations."""
        return ir.Constant(self.factors, [1] * self.factors.count)


X86: Final = DotInstruction("llvm.x86.avx512.vpdpbusd.512", lanes=16, chunks=(256, 64))
NARROW_X86: Final = DotInstruction("llvm.x86.avx512.vpdpbusd.256", lanes=8, chunks=(64,))
PAIRS_512: Final = DotInstruction("llvm.x86.avx512.pmaddw.d.512", 16, (128, 64), inputs=PAIR)
PAIRS_256: Final = DotInstruction("llvm.x86.avx2.pmadd.wd", 8, (64,), inputs=PAIR)
PAIRS_128: Final = DotInstruction("llvm.x86.sse2.pmadd.wd", 4, (32,), inputs=PAIR)
WASM: Final = DotInstruction("llvm.wasm.dot", 4, (32,), inputs=PAIR)
ARM: Final = DotInstruction("llvm.aarch64.neon.udot.v4i32.v16i8", 4, chunks=(64,), shift=128)

# The best one first, each with the feature that a processor needs for it.
BY_FEATURE: Final = {
    "+avx512vnni": X86,
    "+avxvnni": NARROW_X86,
    "+avx512bw": PAIRS_512,
    "+avx2": PAIRS_256,
    "+sse2": PAIRS_128,
    "+simd128": WASM,
}


@cache
def machine_instruction() -> DotInstruction | None:
    """The instruction of the target, or None if it has none."""
    triple, processor, features = made_for()
    for feature, instruction in BY_FEATURE.items():
        if feature in features.split(","):
            return instruction
    target = binding.Target.from_triple(triple)
    machine = target.create_target_machine(cpu=processor, features=features, opt=2)
    assembly = machine.emit_assembly(binding.parse_assembly(_PROBE_IR))
    return ARM if "udot" in assembly else None


def instruction_for(weights: Any) -> DotInstruction | None:
    """The instruction for weights of this type; None for 16 bits, which need none."""
    return machine_instruction() if weights.dtype in (types.int8, types.uint8) else None
