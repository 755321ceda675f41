"""Write a gallery for native readers: every message of a language beside its English text.

`make gallery` writes one HTML page for each language into build/gallery. A message is shown in
every branch: each colour, each number that has a plural form of its own, "you" and a name. Above
it is the comment that says where the message appears.

`make gallery ARGS='--since COMMIT'` shows only the messages that changed since a commit, in English
or in the other language, with what is new and what is gone: a reader need not read it all again.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from difflib import SequenceMatcher
from html import escape
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse

from azulejos.locales.languages import LANGUAGES
from tools.bootstrap import ROOT
from tools.gallery.forms import Branch, Forms
from tools.gallery.words import MAIN, Texts, catalogues_at, catalogues_now

GALLERY: Final = ROOT / "build" / "gallery"
FOLDED: Final = 10
"""A message with more branches than this is folded up."""
_PIECE: Final = re.compile(r"\s+|[\w’]+|.")
_STYLE: Final = """
body { font: 1rem/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
td { border-top: 1px solid #ccc; padding: .25rem .5rem; vertical-align: top; white-space: pre-line }
td { width: 42% } td:first-child { color: #666; width: 16%; font-size: .85rem }
h3 { font: 600 .95rem ui-monospace, monospace; margin: 1.4rem 0 .1rem }
ins { background: #d9f2d9; text-decoration: none } del { background: #f7dcdc }
p.where { color: #555; margin: 0 0 .3rem } summary { color: #235; cursor: pointer }
"""


class Gallery:
    """The page of one language: all its messages, or those that have changed."""

    def __init__(self, language: str, now: Texts, past: Texts | None = None) -> None:
        self.language = language
        self._english = {folder: text for (folder, code), text in now.items() if code == "en"}
        self._forms = {folder: Forms(language, folder, now, past) for folder in self._english}
        self._is_changes = past is not None

    def forms(self, folder: str = MAIN) -> Forms:
        """The forms of the messages of a folder."""
        return self._forms[folder]

    def page(self) -> str:
        """The whole page as HTML."""
        name = LANGUAGES[self.language]
        body = "\n".join(part for folder in self._english for part in self._parts(folder))
        every = "Every message that has changed," if self._is_changes else "Every message"
        return (
            '<!doctype html>\n<html lang="en"><meta charset="utf-8">'
            f"<title>azulejos: {name}</title><style>{_STYLE}</style>\n<h1>azulejos: {name}</h1>\n"
            f"<p>{every} in English and in {name}. Please tell us the name of a message that"
            " a native speaker would write differently, and how. Leonor stands for any name.</p>\n"
            f"{body}\n</html>\n"
        )

    def _parts(self, folder: str) -> Iterator[str]:
        """The groups and messages of an English catalogue, in its order."""
        heading = ""
        for entry in parse(self._english[folder]).body:
            if isinstance(entry, ast.GroupComment):
                title, _, group = (entry.content or "").partition("\n")
                heading = f"<h2>{escape(title)}</h2>\n<p>{escape(group)}</p>\n"
            elif isinstance(entry, ast.Message) and (message := self._message(folder, entry)):
                # A group without a message to show has no heading.
                yield f"{heading}{message}"
                heading = ""

    def _message(self, folder: str, message: ast.Message) -> str:
        key = message.id.name
        rows = list(self.forms(folder).shown(key))
        if not rows:
            return ""
        name = key if folder == MAIN else f"{folder}/{key}"
        where = message.comment.content or "" if message.comment else ""
        table = f"<table>{''.join(self._row(row) for row in rows)}</table>"
        if len(rows) > FOLDED:
            table = f"<details><summary>{len(rows)} forms</summary>{table}</details>"
        return f'<h3 id="{name}">{name}</h3><p class="where">{escape(where)}</p>{table}'

    def _row(self, branch: Branch) -> str:
        values = ", ".join(f"{name} {value}" for name, value in branch.values.items())
        english, translated = escape(branch.english), escape(branch.translated)
        if self._is_changes:
            english = marked(branch.english_before, branch.english)
            translated = marked(branch.translated_before, branch.translated)
        return (
            f"<tr><td>{escape(values)}</td><td>{english}</td>"
            f'<td lang="{self.language}">{translated}</td></tr>'
        )


def marked(before: str | None, now: str) -> str:
    """A text as HTML, with what is new and what is gone since before.

    >>> marked("Go there", "Go to the new table")
    'Go <del>there</del><ins>to the new table</ins>'
    >>> marked(None, "Streak & more")
    '<ins>Streak &amp; more</ins>'
    """
    old, new = _PIECE.findall(before or ""), _PIECE.findall(now)
    parts = []
    for kind, at, end, start, stop in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        gone, come = escape("".join(old[at:end])), escape("".join(new[start:stop]))
        if kind == "equal":
            parts.append(come)
            continue
        parts.append(f"<del>{gone}</del>" if gone else "")
        parts.append(f"<ins>{come}</ins>" if come else "")
    return "".join(parts)


def main(arguments: list[str] | None = None) -> int:
    """Write the pages of the languages that are asked for."""
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__.partition("\n")[0])
    others = [code for code in LANGUAGES if code != "en"]
    parser.add_argument("languages", nargs="*", help="codes such as da; all if none is given")
    parser.add_argument("--folder", type=Path, default=GALLERY)
    parser.add_argument("--since", metavar="COMMIT", help="only what changed since this commit")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.languages) - set(others):
        parser.error(f"no gallery of {', '.join(sorted(unknown))}")
    try:
        past = catalogues_at(asked.since) if asked.since else None
    except ValueError as error:
        parser.error(str(error))
    asked.folder.mkdir(parents=True, exist_ok=True)
    now = catalogues_now()
    for language in asked.languages or others:
        file = asked.folder / f"{language}.html"
        file.write_text(Gallery(language, now, past).page(), encoding="utf-8")
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
