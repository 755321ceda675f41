"""Every catalogue is complete: the same keys, the same placeholders, nothing unused.

There are catalogues for the page, for some of its screens and for the terminal. All but the first
are in separate folders so that the page does not grow by their words.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES
from azulejos.players import LEVELS
from azulejos.rules import ProblemCode
from azulejos.table.reactions import REACTIONS
from azulejos.table.refusals import Code
from azulejos.views.shapes import RefusedReason

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "azulejos" / "locales"
FOLDERS = [".", *sorted(file.parent.name for file in LOCALES.glob("*/en.ftl"))]
PAGE_FOLDERS = [folder for folder in FOLDERS if folder != "terminal"]
COLOURS = {"B", "Y", "R", "K", "W"}


class Uses(Visitor):
    """The variables and the other messages that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def catalogue(language: str, folder: str) -> dict[str, ast.Message]:
    text = (LOCALES / folder / f"{language}.ftl").read_text(encoding="utf-8")
    entries = parse(text).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, junk
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), "a key stands twice"
    return dict(zip(names, messages, strict=True))


def uses(message: ast.Message) -> Uses:
    found = Uses()
    found.visit(message)
    return found


def variables(language: str, folder: str, key: str) -> set[str]:
    """The variables of a message, including those of the messages in it."""
    # A message of the terminal may stand on one of the page.
    known = catalogue(language, ".") | catalogue(language, folder)
    found = uses(known[key])
    inner = [variables(language, folder, name) for name in found.messages]
    return found.variables.union(*inner)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", [*LANGUAGES][1:])
def test_catalogue_has_every_key(language: str, folder: str) -> None:
    assert list(catalogue(language, folder)) == list(catalogue("en", folder))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", [*LANGUAGES][1:])
def test_catalogue_has_every_placeholder(language: str, folder: str) -> None:
    for key in catalogue("en", folder):
        assert variables(language, folder, key) == variables("en", folder, key), key


class Selects(Visitor):
    """The keys of every selection by colour."""

    def __init__(self) -> None:
        self.colours: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name in ("colour", "holds"):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.colours.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_selection_knows_all_colours(language: str, folder: str) -> None:
    for message in catalogue(language, folder).values():
        found = Selects()
        found.visit(message)
        assert all(keys == COLOURS for keys in found.colours), message.id.name


class Formats(Visitor):
    """What the browser's locale data would format: functions and bare numbers."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.NumberLiteral):
            self.found.append(node.expression.value)
        self.generic_visit(node)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_needs_locale_data(language: str, folder: str) -> None:
    for message in catalogue(language, folder).values():
        found = Formats()
        found.visit(message)
        assert not found.found, message.id.name


def test_format_that_needs_locale_data_is_found() -> None:
    found = Formats()
    found.visit(parse("one = { NUMBER($n) }\ntwo = { 1234 }\nthree = { $n -> [1] a *[2] b }"))
    assert found.found == ["NUMBER", "1234"]


def page_sources() -> str:
    files = sorted((ROOT / "web" / "src").rglob("*"))
    return "\n".join(
        file.read_text(encoding="utf-8") for file in files if file.suffix in (".svelte", ".ts")
    )


def asked_keys(source: str) -> Iterator[str]:
    """What the page looks up, as patterns: a part in braces may be anything."""
    for plain, pieced in re.findall(r"\bt\(\s*(?:'([^']+)'|`([^`]+)`)", source):
        yield re.escape(plain) if plain else re.sub(r"\$\{.*\}", ".+", pieced)


def test_page_asks_only_for_words_that_exist_and_leaves_none_unused() -> None:
    source = page_sources()
    known = set().union(*(catalogue("en", folder) for folder in PAGE_FOLDERS))
    asked = set(asked_keys(source))
    assert not {p for p in asked if not any(re.fullmatch(p, key) for key in known)}
    inner = {name for message in catalogue("en", ".").values() for name in uses(message).messages}
    # Codes come from the server; a key that is chosen before it is looked up is a bare word.
    asked |= {"code-.+", "reason-.+", "level-.+", "reaction-.+"}
    bare = set(re.findall(r"'([a-z]+(?:-[a-z]+)*)'", source))
    unused = {
        key
        for key in known - inner - bare
        if not any(re.fullmatch(pattern, key) for pattern in asked)
    }
    assert not unused


def test_every_problem_of_a_position_has_words() -> None:
    known = catalogue("en", "study")
    assert {f"study-problem-{code.value.replace('_', '-')}" for code in ProblemCode} <= set(known)


def terminal_sources() -> str:
    package = ROOT / "src" / "azulejos"
    files = [*package.glob("commands/*.py"), *package.glob("terminal/**/*.py")]
    files.append(package / "locales" / "catalogue.py")
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def test_terminal_says_only_words_that_exist_and_leaves_none_unused() -> None:
    source, own = terminal_sources(), set(catalogue("en", "terminal"))
    known = own | set(catalogue("en", "."))
    said = re.findall(r"\bsay\(\s*f?\"([^\"]+)\"", source)
    patterns = {re.sub(r"\{.*\}", ".+", key) for key in said}
    assert not {p for p in patterns if not any(re.fullmatch(p, key) for key in known)}
    # A key that is chosen before it is looked up is a word in quotes; refusals have codes.
    patterns |= {
        name for message in catalogue("en", "terminal").values() for name in uses(message).messages
    }
    patterns |= {"refused-.+", *re.findall(r"\"([a-z]+(?:-[a-z]+)*)\"", source)}
    assert not {key for key in own if not any(re.fullmatch(p, key) for p in patterns)}


def test_terminal_repeats_nothing_that_the_page_says() -> None:
    for language in LANGUAGES:
        assert not catalogue(language, "terminal").keys() & catalogue(language, ".").keys()


def test_every_code_has_words() -> None:
    known = catalogue("en", ".")
    codes = [f"code-{re.sub('[/_]', '-', code.value)}" for code in Code]
    refused = [f"refused-{reason.replace('_', '-')}" for reason in get_args(RefusedReason)]
    reactions = [f"reaction-{name.replace('_', '-')}" for name in REACTIONS]
    assert not [key for key in codes + refused + reactions if key not in known]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_word_and_a_sentence(language: str) -> None:
    words = catalogue_of(language)
    for level in LEVELS:
        assert words.has(f"level-{level}")
        sentence = words.say(f"plays-{level}")
        assert sentence.endswith(".")
        assert sentence.count(".") == 1
    assert len({words.say(f"level-{level}") for level in LEVELS}) == len(LEVELS)
    assert len({words.say(f"plays-{level}") for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", ["da", "nl", "is", "de"])
def test_no_word_before_a_name_asks_for_another_form_of_it(language: str, folder: str) -> None:
    """A name begins a sentence, or stands after a colon or a comma; nothing is added to it."""
    text = (LOCALES / folder / f"{language}.ftl").read_text(encoding="utf-8")
    before = r"(?:[:,.]|=|\])$"
    for line in text.splitlines():
        for name in re.finditer(r"\{ \$names? \}", line):
            assert re.search(before, line[: name.start()].rstrip()), line
            assert not re.match(r"[\w'’-]", line[name.end() :]), line
