"""How an exported function looks from outside: `int32 name(int64 *words)`.

    words   [ results | arguments, depth first ]

    a number                 one word: its bits
    an array                 its address, then its shape
    a tuple                  its fields, one after the other
    nothing (a result)       no word

The int32 is numba's status: 0, or a number of an exception. So every function has the same type in
every language, and a block of words is filled once for arguments that stay. `layout` says the same
in JSON, for callers that have neither numba nor these types.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba import types

from azulejos.builder import numba_internals
from azulejos.builder.intrinsics.references import Reference

WORD: Final = ir.IntType(64)
STATUS: Final = ir.IntType(32)


def layout(kind: Any) -> Any:
    """A type as JSON: "int64", "float32[2]" with the dimensions, or the fields of a tuple."""
    if isinstance(kind, Reference):
        return layout(kind.pointed)
    if isinstance(kind, types.BaseTuple):
        names = getattr(kind, "fields", [str(number) for number in range(len(kind.types))])
        return {name: layout(one) for name, one in zip(names, kind.types, strict=True)}
    if isinstance(kind, types.Array):
        return f"{kind.dtype}[{kind.ndim}]"
    return str(kind)


def word_count(kind: Any) -> int:
    """How many words a value takes."""
    if isinstance(kind, Reference):
        return word_count(kind.pointed)
    if isinstance(kind, types.BaseTuple):
        return sum(word_count(one) for one in kind.types)
    return 1 + kind.ndim if isinstance(kind, types.Array) else int(kind != types.none)


def wrapper(name: str, descriptor: Any) -> str:
    """The IR of an exported function: it takes the words apart and calls the compiled one."""
    module = _new_module(name)
    function = ir.Function(module, ir.FunctionType(STATUS, [WORD.as_pointer()]), name)
    builder = ir.IRBuilder(function.append_basic_block())
    words = _Words(builder, function.args[0], word_count(descriptor.restype))
    arguments = [words.take(kind) for kind in descriptor.argtypes]
    status, value = _call(module, builder, descriptor, arguments)
    if descriptor.restype != types.none:
        words.place = 0
        words.give(descriptor.restype, value)
    builder.ret(status.code)
    return str(module)


def _new_module(name: str) -> Any:
    module = ir.Module(name)
    module.triple = numba_internals.context().codegen().magic_tuple()[0]
    module.data_layout = numba_internals.data_layout()
    return module


def _call(module: Any, builder: Any, descriptor: Any, arguments: Any) -> Any:
    context = numba_internals.context()
    callee = context.declare_function(module, descriptor)
    return context.call_conv.call_function(
        builder, callee, descriptor.restype, descriptor.argtypes, arguments
    )


class _Words:
    """The block of words of a call, read and written by generated code."""

    def __init__(self, builder: Any, start: Any, place: int) -> None:
        self.builder, self.start, self.place = builder, start, place

    def _next(self) -> Any:
        number = ir.Constant(WORD, self.place)
        self.place += 1
        return self.builder.gep(self.start, [number], source_etype=WORD)

    def take(self, kind: Any) -> Any:
        """The next argument."""
        if isinstance(kind, Reference):
            value = self.take(kind.pointed)
            place = self.builder.alloca(value.type)
            self.builder.store(value, place)
            return place
        if isinstance(kind, types.BaseTuple):
            fields = [self.take(one) for one in kind.types]
            return numba_internals.context().make_tuple(self.builder, kind, fields)
        if isinstance(kind, types.Array):
            return self._array(kind)
        return self._number(kind)

    def _number(self, kind: Any) -> Any:
        word = self.builder.load(self._next(), typ=WORD)
        wanted = numba_internals.context().get_value_type(kind)
        if isinstance(wanted, ir.IntType):
            return word if wanted.width == WORD.width else self.builder.trunc(word, wanted)
        if isinstance(wanted, ir.DoubleType):
            return self.builder.bitcast(word, wanted)
        return self.builder.bitcast(self.builder.trunc(word, ir.IntType(32)), wanted)

    def _array(self, kind: Any) -> Any:
        builder, context = self.builder, numba_internals.context()
        element = context.get_data_type(kind.dtype).as_pointer()
        data = builder.inttoptr(builder.load(self._next(), typ=WORD), element)
        shape = [builder.load(self._next(), typ=WORD) for _ in range(kind.ndim)]
        size = ir.Constant(WORD, kind.dtype.bitwidth // 8)
        strides = [size]
        for length in reversed(shape[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        array = context.make_array(kind)(context, builder)
        numba_internals.populate_array(
            array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None
        )
        return array._getvalue()

    def give(self, kind: Any, value: Any) -> None:
        """Write a result."""
        builder = self.builder
        if isinstance(kind, types.BaseTuple):
            for number, one in enumerate(kind.types):
                self.give(one, builder.extract_value(value, number))
            return
        if isinstance(value.type, ir.FloatType):
            value = builder.bitcast(value, ir.IntType(32))
        if isinstance(value.type, ir.DoubleType):
            value = builder.bitcast(value, WORD)
        if value.type.width < WORD.width:
            is_signed = isinstance(kind, types.Integer) and kind.signed
            value = (builder.sext if is_signed else builder.zext)(value, WORD)
        builder.store(value, self._next())
