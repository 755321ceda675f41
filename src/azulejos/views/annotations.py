"""Annotations of records as JSON."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from azulejos.rules import Annotation, Deal, Event, Mark, Move, Variation
from azulejos.rules.annotations import Annotations


class AnnotationForm(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about one event, which is named by its index."""

    event: int
    comment: str = ""
    mark: Mark | None = None
    variations: list[VariationForm] = []


class VariationForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Other events, the first one in place of the event that is annotated."""

    events: list[str]
    annotations: list[AnnotationForm] = []


def annotation_forms(annotations: Annotations) -> list[AnnotationForm]:
    """Annotations as JSON has them."""
    return [
        AnnotationForm(number, said.comment, said.mark, list(map(_variation_form, said.variations)))
        for number, said in annotations
    ]


def _variation_form(variation: Variation) -> VariationForm:
    return VariationForm(list(map(str, variation.events)), annotation_forms(variation.annotations))


def read_annotations(forms: Iterable[AnnotationForm]) -> Annotations:
    """The annotations; `Game` checks whether they fit its events."""
    return tuple(
        (form.event, Annotation(form.comment, form.mark, tuple(map(_variation, form.variations))))
        for form in forms
    )


def _variation(form: VariationForm) -> Variation:
    return Variation(tuple(map(parse_event, form.events)), read_annotations(form.annotations))


def parse_event(word: str) -> Event:
    """Read a move or a deal."""
    return Deal.parse(word) if "/" in word else Move.parse(word)
