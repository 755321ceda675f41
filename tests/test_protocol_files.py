"""The generated protocol files agree with the structs, and the page's types are complete."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from azulejos.server.wire import bodies, messages
from azulejos.table import events
from azulejos.views import shapes
from tools.protocol import SCHEMA, TYPES, generated


@pytest.mark.parametrize("path", list(generated()), ids=lambda path: str(path.name))
def test_generated_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == generated()[path], "run 'make protocol'"


def test_types_declare_everything_they_name() -> None:
    text = TYPES.read_text(encoding="utf-8")
    declared = set(re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE))
    code = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", text)
    named = set(re.findall(r"\b[A-Z]\w+", code)) - {"Record"}
    assert named - declared == set()


@pytest.mark.parametrize("union", [messages.ClientMessage, messages.ServerMessage])
def test_guide_explains_every_message(union: object) -> None:
    guide = (SCHEMA.parent / "protocol.md").read_text(encoding="utf-8")
    tags = [kind.__struct_config__.tag for kind in get_args(union)]
    assert [tag for tag in tags if f"`{tag}`" not in guide] == []


@pytest.mark.parametrize("union", [shapes.StepView, events.AnyEvent])
def test_guide_explains_every_event_and_step(union: object) -> None:
    guide = (SCHEMA.parent / "protocol.md").read_text(encoding="utf-8")
    tags = [kind.__struct_config__.tag for kind in get_args(union)]
    assert [tag for tag in tags if f"`{tag}`" not in guide] == []


def test_schema_has_every_body() -> None:
    definitions = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    own = [name for name, body in vars(bodies).items() if hasattr(body, "__struct_config__")]
    assert [name for name in own if name not in {"Struct", *definitions}] == []
