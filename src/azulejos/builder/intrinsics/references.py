"""Tuples of arrays that compiled code passes by reference.

numba passes a tuple by value: each array in it becomes seven or more parameters. The tree search
has sixty arrays, so each of its calls had hundreds of parameters, which took long to compile. A
class that is marked with `native.decorators.by_reference` is passed as one pointer instead.
"""

from __future__ import annotations

from typing import Any, cast

from numba import types
from numba.extending import (
    infer_getattr,
    lower_getattr_generic,
    models,
    register_model,
    typeof_impl,
)

from azulejos.builder import numba_internals
from azulejos.native.decorators import referenced

# numba has no types for these.
_typeof: Any = typeof_impl
_tuple_type: Any = types.BaseTuple
_lowers_fields: Any = lower_getattr_generic
_reads_fields: Any = infer_getattr


def register_classes() -> None:
    """Let numba know the marked classes of all modules that are imported by now."""
    for marked in referenced:
        _typeof.register(marked)(_reference_to)


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
        return Reference(found) if getattr(found, "instance_class", None) in referenced else found

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


class _Fields(numba_internals.AttributeTemplate):
    key = Reference

    def generic_resolve(self, value: Any, attr: str) -> Any:  # type: ignore[override]
        return value.field(attr)


register_model(Reference)(_Model)
_reads_fields(_Fields)


def _read_field(_context: Any, builder: Any, reference: Reference, value: Any, name: str) -> Any:
    place = numba_internals.field_address(builder, value, reference.index(name))
    return place if isinstance(reference.field(name), Reference) else builder.load(place)


_lowers_fields(Reference)(_read_field)
