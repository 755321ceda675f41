"""The messages of one language that a screen can say, now or at an earlier commit."""

from __future__ import annotations

import io
import subprocess
import tarfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

from azulejos.locales.catalogue import CATALOGUES
from tools.bootstrap import ROOT

MAIN: Final = "."
"""The folder of the messages that all screens have."""
_LOCALES: Final = PurePosixPath("src/azulejos/locales")

Texts: TypeAlias = Mapping[tuple[str, str], str]
"""The texts of the catalogues by folder and language."""
Values: TypeAlias = Mapping[str, str | int]


class _Selectors(Visitor):
    """The variables of a message with the keys that they select by, and the messages in it."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in node.variants
            }
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class Words:
    """The messages of a folder in one language, and those of the page that may be in them."""

    def __init__(self, language: str, folder: str, texts: Texts) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        for part in dict.fromkeys((MAIN, folder)):
            text = texts.get((part, language), "")
            self.bundle.add_resource(FluentResource(text))
            entries = parse(text).body
            self._messages |= {e.id.name: e for e in entries if isinstance(e, ast.Message)}

    def source(self, key: str) -> str | None:
        """How a message is written, without its comment; nothing if there is none."""
        if key not in self._messages:
            return None
        message = self._messages[key]
        return FluentSerializer().serialize_entry(ast.Message(message.id, message.value))

    def said(self, key: str, values: Values) -> str | None:
        """What a message is with these values; nothing if there is none."""
        if key not in self._messages:
            return None
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, _ = self.bundle.format_pattern(pattern, dict(values))
        return str(text)

    def selectors(self, key: str) -> dict[str, set[str]]:
        """The variables of a message and of the messages in it, with the keys of each."""
        found = _Selectors()
        found.visit(self._messages[key])
        for inner in found.messages:
            for name, keys in self.selectors(inner).items():
                found.keys.setdefault(name, set()).update(keys)
        return found.keys


def catalogues_now(catalogues: Path = CATALOGUES) -> Texts:
    """The texts of all catalogues."""
    files = sorted(catalogues.rglob("*.ftl"), key=lambda file: (len(file.parts), file))
    return {
        (file.parent.relative_to(catalogues).as_posix(), file.stem): file.read_text("utf-8")
        for file in files
    }


def catalogues_at(commit: str, clone: Path = ROOT) -> Texts:
    """The texts of all catalogues at a commit; fails if there is no such commit."""
    command = ["git", "archive", "--format=tar", commit, "--", str(_LOCALES)]
    try:
        packed = subprocess.run(command, cwd=clone, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise ValueError(f"no catalogues at the commit {commit}") from error
    texts = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            path = PurePosixPath(member.name)
            file = archive.extractfile(member)
            if file is not None and path.suffix == ".ftl":
                folder = path.parent.relative_to(_LOCALES).as_posix()
                texts[folder, path.stem] = file.read().decode()
    return texts
