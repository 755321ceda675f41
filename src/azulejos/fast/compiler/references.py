"""Tuples of arrays that compiled code passes by reference.

numba passes a tuple by value: each array in it becomes seven or more parameters. The tree search
has sixty arrays, so each of its calls had hundreds of parameters, which took long to compile. A
class that is marked with `by_reference` is passed as one pointer instead. For Python it remains an
ordinary NamedTuple.

Compiled code reads the fields of such a tuple and passes it on. It does not return or keep it: the
pointer is valid until the function that Python called returns. A tuple that compiled code creates
itself is still passed by value.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from numba import types
from numba.core import cgutils
from numba.core.datamodel import models
from numba.core.imputils import lower_getattr_generic
from numba.core.typing.templates import AttributeTemplate
from numba.core.typing.typeof import typeof_impl
from numba.extending import NativeValue, infer_getattr, register_model, unbox

Class = TypeVar("Class", bound=type)

_classes: set[type] = set()

# numba has no types for these.
_ir: Any = cgutils
_typeof: Any = typeof_impl
_tuple_type: Any = types.BaseTuple
_native: Any = NativeValue
_lowers_fields: Any = lower_getattr_generic
_unboxes: Any = unbox
_reads_fields: Any = infer_getattr


def by_reference(named_tuple: Class) -> Class:
    """Let compiled code pass the tuples of a class by reference."""
    _classes.add(named_tuple)
    _typeof.register(named_tuple)(_reference_to)
    return named_tuple


class Reference(types.Type):
    """The type of a pointer to a tuple."""

    def __init__(self, pointed: Any) -> None:
        self.pointed = pointed
        super().__init__(f"Reference({pointed})")

    @property
    def mangling_args(self) -> tuple[str, tuple[()]]:
        """A short name for symbols; numba numbers the functions, so it need not be unique."""
        return self.pointed.instance_class.__name__, ()

    def field(self, name: str) -> Any:
        """The type of a field, None if there is none."""
        if name not in self.pointed.fields:
            return None
        found = self.pointed.types[self.index(name)]
        return Reference(found) if getattr(found, "instance_class", None) in _classes else found

    def index(self, name: str) -> int:
        """The index of a field."""
        return cast(int, self.pointed.fields.index(name))


def _reference_to(value: Any, context: Any) -> Reference:
    found = [_typeof(field, context) for field in value]
    fields = [kind.pointed if isinstance(kind, Reference) else kind for kind in found]
    return Reference(_tuple_type.from_types(fields, type(value)))


class _Model(models.PrimitiveModel):
    def __init__(self, manager: Any, reference: Reference) -> None:
        pointed = manager.lookup(reference.pointed).get_value_type()
        cast(Any, super()).__init__(manager, reference, pointed.as_pointer())


class _Fields(AttributeTemplate):
    key = Reference

    def generic_resolve(self, value: Any, attr: str) -> Any:  # type: ignore[override]
        return value.field(attr)


register_model(Reference)(_Model)
_reads_fields(_Fields)


@_lowers_fields(Reference)
def _read_field(_context: Any, builder: Any, reference: Reference, value: Any, name: str) -> Any:
    place = _ir.gep_inbounds(builder, value, 0, reference.index(name))
    return place if isinstance(reference.field(name), Reference) else builder.load(place)


@_unboxes(Reference)
def _unbox(reference: Reference, value: Any, context: Any) -> Any:
    found = context.unbox(reference.pointed, value)
    place = _ir.alloca_once_value(context.builder, found.value)
    return _native(place, is_error=found.is_error, cleanup=found.cleanup)
