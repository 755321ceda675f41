"""What a package index would show: metadata without relative links and made-up addresses."""

import re
import tomllib
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from markdown_it import MarkdownIt

from azulejos import __version__
from hatch_build import readme_for_index
from tests.install.pages import PAGES
from tools.bootstrap import OLDEST, ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ADDRESS = "https://forge.invalid/azulejos"


class Targets(HTMLParser):
    """The targets of all links and pictures in HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, _: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("href", "src", "srcset")]


def targets(markdown: str) -> list[str]:
    """The targets of the links and pictures of a page, after rendering it."""
    return Targets(MarkdownIt("commonmark", {"html": True}).render(markdown)).found


def test_readme_itself_has_links_and_pictures() -> None:
    found = targets(README)
    assert "docs/rules.md" in found
    assert [target for target in found if target.endswith(".webp")]


def test_page_without_an_address_leads_nowhere() -> None:
    shown = readme_for_index(README, "")
    assert targets(shown) == []
    assert re.findall(r"\w+://\S+", shown) == []
    assert "<p>" not in shown


def test_page_without_an_address_keeps_text_and_code() -> None:
    shown = readme_for_index(README, "")
    code = re.findall(r"^```.*?^```$", README, re.DOTALL | re.MULTILINE)
    assert re.findall(r"^```.*?^```$", shown, re.DOTALL | re.MULTILINE) == code
    assert "docs/rules.md: the rules as this project plays them" in shown


def test_page_with_an_address_leads_there() -> None:
    before, after = targets(README), targets(readme_for_index(README, ADDRESS))
    assert len(before) == len(after)
    assert all(urlsplit(target).netloc == "forge.invalid" for target in after)
    assert f"{ADDRESS}/blob/HEAD/docs/rules.md" in after
    pictures = [target for target in after if target.endswith(".webp")]
    assert all(target.startswith(f"{ADDRESS}/raw/HEAD/docs/") for target in pictures)


@pytest.mark.parametrize(
    "text",
    ["[a](https://a.invalid/b.md)", "![a](https://a.invalid/b.png)", "[a](#b)", "[a](mailto:b)"],
)
def test_link_that_is_not_relative_stays(text: str) -> None:
    assert readme_for_index(text, "") == text
    assert readme_for_index(text, ADDRESS) == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_installs_by_a_name_that_no_index_has(page: Path) -> None:
    """`pip install azulejos` finds nothing, or a package of somebody else."""
    assert re.findall(r"pip install .?azulejos\b(?!-).*", page.read_text(encoding="utf-8")) == []


def test_address_is_set_in_one_place() -> None:
    assert PYPROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]["address"] == ""
    assert "urls" not in PYPROJECT["project"]


def test_python_has_no_upper_bound() -> None:
    oldest = ".".join(map(str, OLDEST))
    assert PYPROJECT["project"]["requires-python"] == f">={oldest}"
    listed = [line for line in PYPROJECT["project"]["classifiers"] if " :: 3." in line]
    assert min(listed) == f"Programming Language :: Python :: {oldest}"


def test_changelog_has_this_version_on_top() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", changelog, re.MULTILINE)[0] == __version__


@pytest.fixture(scope="session")
def metadata(wheel: Path) -> Message:
    """The metadata of the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return message_from_bytes(archive.read(f"azulejos-{__version__}.dist-info/METADATA"))


def _fields(metadata: Message) -> Iterator[str]:
    yield from (f"{name}: {value}" for name, value in metadata.items())


@pytest.mark.long
@pytest.mark.xdist_group("install")
def test_wheel_has_the_page_for_the_index(metadata: Message) -> None:
    assert metadata["Description-Content-Type"] == "text/markdown"
    shown = metadata.get_payload(decode=True)
    assert isinstance(shown, bytes)
    assert shown.decode().strip() == readme_for_index(README, "").strip()
    assert [field for field in _fields(metadata) if "://" in field] == []


@pytest.mark.long
@pytest.mark.xdist_group("install")
def test_wheel_has_an_extra_for_everything_that_is_not_always_needed(metadata: Message) -> None:
    extras = metadata.get_all("Provides-Extra", [])
    assert extras == ["build", "cluster", "envs", "png", "postgres", "redis"]
    needs = [need for need in metadata.get_all("Requires-Dist", []) if "extra ==" not in need]
    heavy = (
        "gymnasium",
        "llvmlite",
        "numba",
        "open",
        "pettingzoo",
        "psycopg",
        "ray",
        "redis",
        "resvg",
        "torch",
        "ziglang",
    )
    assert [need for need in needs if re.split(r"\W", need)[0] in heavy] == []
