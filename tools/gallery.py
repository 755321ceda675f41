"""Write a gallery for native readers: every message of a language beside its English text.

`make gallery` writes one HTML page for each language into build/gallery. A message is shown in
every branch: each colour, each number that has a plural form of its own, "you" and a name. Beside
it is the comment that says where the message appears.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from html import escape
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from azulejos.locales.catalogue import CATALOGUES
from azulejos.locales.languages import LANGUAGES
from tools.bootstrap import ROOT
from tools.gallery_samples import sample

GALLERY: Final = ROOT / "build" / "gallery"
COUNTS: Final = (0, 1, 2, 5, 21)
"""Numbers that differ in plural form in at least one of the languages."""
FOLDED: Final = 10
"""A message with more branches than this is folded up."""
_PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
_STYLE: Final = """
body { font: 1rem/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td { border-top: 1px solid #ccc; padding: .25rem .5rem; vertical-align: top; white-space: pre-line }
td { width: 42% } td:first-child { color: #666; width: 16%; font-size: .85rem }
h3 { font: 600 .95rem ui-monospace, monospace; margin: 1.4rem 0 .1rem }
p.where { color: #555; margin: 0 0 .3rem } summary { color: #235; cursor: pointer }
"""


class Branch(NamedTuple):
    """A message with one set of values, in English and in the other language."""

    values: dict[str, str | int]
    english: str
    translated: str


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


class Gallery:
    """The messages of English and of one other language, in all their forms."""

    def __init__(self, language: str, catalogues: Path = CATALOGUES) -> None:
        self.language = language
        self._folders = [catalogues, *(path for path in catalogues.iterdir() if path.is_dir())]
        self._bundles = {code: self._bundle(code) for code in ("en", language)}
        self._messages = {code: self._parsed(code) for code in ("en", language)}

    def _texts(self, language: str) -> Iterator[str]:
        files = (folder / f"{language}.ftl" for folder in self._folders)
        return (file.read_text(encoding="utf-8") for file in files if file.exists())

    def _bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for text in self._texts(language):
            bundle.add_resource(FluentResource(text))
        return bundle

    def _parsed(self, language: str) -> dict[str, ast.Message]:
        entries = (entry for text in self._texts(language) for entry in parse(text).body)
        return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}

    def page(self) -> str:
        """The whole page as HTML."""
        name = LANGUAGES[self.language]
        body = "\n".join(part for text in self._texts("en") for part in self._parts(text))
        return (
            '<!doctype html>\n<html lang="en"><meta charset="utf-8">'
            f"<title>azulejos: {name}</title><style>{_STYLE}</style>\n<h1>azulejos: {name}</h1>\n"
            f"<p>Every message in English and in {name}. Please tell us the name of a message that"
            " a native speaker would write differently, and how. Leonor stands for any name.</p>\n"
            f"{body}\n</html>\n"
        )

    def _parts(self, text: str) -> Iterator[str]:
        """The groups and messages of an English catalogue, in its order."""
        group = ""
        for entry in parse(text).body:
            if isinstance(entry, ast.GroupComment):
                title, _, group = (entry.content or "").partition("\n")
                yield f"<h2>{escape(title)}</h2>\n<p>{escape(group)}</p>"
            elif isinstance(entry, ast.Message):
                yield self._message(entry)

    def _message(self, message: ast.Message) -> str:
        key = message.id.name
        where = message.comment.content or "" if message.comment else ""
        rows = list(self.branches(key))
        table = f"<table>{''.join(self._row(row) for row in rows)}</table>"
        if len(rows) > FOLDED:
            table = f"<details><summary>{len(rows)} forms</summary>{table}</details>"
        return f'<h3 id="{key}">{key}</h3><p class="where">{escape(where)}</p>{table}'

    def _row(self, branch: Branch) -> str:
        values = ", ".join(f"{name} {value}" for name, value in branch.values.items())
        return (
            f"<tr><td>{escape(values)}</td><td>{escape(branch.english)}</td>"
            f'<td lang="{self.language}">{escape(branch.translated)}</td></tr>'
        )

    def branches(self, key: str) -> Iterator[Branch]:
        """A message with every combination of what it selects by, the same texts only once."""
        selectors = dict(self._selectors("en", key))
        for name, keys in self._selectors(self.language, key).items():
            selectors[name] = selectors.get(name, set()) | keys
        choices = {name: _choices(keys) for name, keys in selectors.items()}
        chosen = {name: values for name, values in choices.items() if values}
        seen: set[tuple[str, str]] = set()
        for combination in product(*chosen.values()):
            values = dict(zip(chosen, combination, strict=True))
            free = choices.keys() - chosen.keys()
            english = self._said("en", key, values, free)
            translated = self._said(self.language, key, values, free)
            if (english, translated) not in seen:
                seen.add((english, translated))
                yield Branch(values, english, translated)

    def _said(
        self, language: str, key: str, chosen: Mapping[str, str | int], free: set[str]
    ) -> str:
        bundle = self._bundles[language]
        samples = {name: sample(bundle, key, name) for name in free}
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, _ = bundle.format_pattern(pattern, samples | dict(chosen))
        return str(text)

    def _selectors(self, language: str, key: str) -> dict[str, set[str]]:
        """The variables of a message and of the messages in it, with the keys of each."""
        found = _Selectors()
        found.visit(self._messages[language][key])
        for inner in found.messages:
            for name, keys in self._selectors(language, inner).items():
                found.keys.setdefault(name, set()).update(keys)
        return found.keys


def _choices(keys: set[str]) -> list[str | int]:
    """The values of a variable that lead to every key."""
    numbers = [int(key) for key in keys if key.isdigit()]
    if keys <= _PLURALS | {str(number) for number in numbers} and keys:
        # A list of numbers, such as the months, is complete by itself.
        counts = COUNTS if keys & _PLURALS else ()
        return sorted({*numbers, *counts})
    return sorted(keys)


def main(arguments: list[str] | None = None) -> int:
    """Write the pages of the languages that are asked for."""
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__.partition("\n")[0])
    others = [code for code in LANGUAGES if code != "en"]
    parser.add_argument("languages", nargs="*", help="codes such as da; all if none is given")
    parser.add_argument("--folder", type=Path, default=GALLERY)
    asked = parser.parse_args(arguments)
    if unknown := set(asked.languages) - set(others):
        parser.error(f"no gallery of {', '.join(sorted(unknown))}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    for language in asked.languages or others:
        file = asked.folder / f"{language}.html"
        file.write_text(Gallery(language).page(), encoding="utf-8")
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
