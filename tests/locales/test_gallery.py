"""Gallery for native readers: every message of a language, in every form, beside the English."""

import shutil
import subprocess
from html import escape
from pathlib import Path

import pytest

from azulejos.locales.catalogue import CATALOGUES
from tests.locales.test_catalogues import FOLDERS, catalogue
from tools.gallery.__main__ import Gallery, main, marked
from tools.gallery.words import Texts, catalogues_at, catalogues_now

YELLOW_TILES = {(0, "0 gular flísar"), (1, "1 gula flís"), (2, "2 gular flísar")}
YELLOW_TILES |= {(5, "5 gular flísar"), (21, "21 gula flís")}


@pytest.fixture(scope="module")
def icelandic() -> Gallery:
    return Gallery("is", catalogues_now())


def test_page_of_a_language_is_written_with_every_message(tmp_path: Path) -> None:
    assert main(["is", "--folder", str(tmp_path)]) == 0
    page = (tmp_path / "is.html").read_text(encoding="utf-8")
    assert [file.name for file in tmp_path.iterdir()] == ["is.html"]
    for folder in FOLDERS:
        for key in catalogue("en", folder):
            name = key if folder == "." else f"{folder}/{key}"
            assert page.count(f'<h3 id="{name}">') == 1
    comment = catalogue("en", ".")["agree"].comment
    assert comment is not None
    assert escape(comment.content or "") in page
    assert '<td lang="is">Leyfa</td>' in page


def test_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["xx", "--folder", str(tmp_path)])


def test_message_is_shown_in_every_branch(icelandic: Gallery) -> None:
    tiles = list(icelandic.forms().branches("tiles"))
    assert len(tiles) == 5 * 5
    yellow = {(b.values["count"], b.translated) for b in tiles if b.values["colour"] == "Y"}
    assert yellow == YELLOW_TILES
    moved = [branch.values for branch in icelandic.forms().branches("heard-draft")]
    assert {values["you"] for values in moved} == {"yes", "no"}
    assert {values["colour"] for values in moved} == set("BYRKW")
    assert {values["count"] for values in moved} == {0, 1, 2, 5, 21}


def test_same_texts_are_shown_once(icelandic: Gallery) -> None:
    texts = [(b.english, b.translated) for b in icelandic.forms().branches("effect")]
    assert len(texts) == len(set(texts))


def test_every_placeholder_is_filled(icelandic: Gallery) -> None:
    for folder in FOLDERS:
        for key in catalogue("en", folder):
            for branch in icelandic.forms(folder).branches(key):
                assert "{" not in branch.english + branch.translated, key


def test_message_of_the_same_name_on_two_screens_is_shown_twice(icelandic: Gallery) -> None:
    texts = [
        next(iter(icelandic.forms(folder).branches("review-plays-like"))).english
        for folder in ("review", "terminal")
    ]
    assert texts[0] == "Plays like"
    assert texts[1].startswith("Leonor plays like ")


@pytest.fixture
def past(tmp_path: Path) -> Texts:
    """The catalogues of a commit, which are ours but for three messages of Icelandic."""
    locales = tmp_path / "src" / "azulejos" / "locales"
    shutil.copytree(CATALOGUES, locales, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    ours = locales / "is.ftl"
    text = ours.read_text(encoding="utf-8").replace("agree = Leyfa\n", "")
    text = text.replace("copied = Afritað", "copied = Var afritað").replace("gula flís", "gul flís")
    ours.write_text(text, encoding="utf-8")
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "before"]):
        subprocess.run([*git, *command], cwd=tmp_path, check=True)
    shutil.rmtree(locales)
    return catalogues_at("HEAD", tmp_path)


def test_only_what_has_changed_since_a_commit_is_shown(past: Texts) -> None:
    gallery = Gallery("is", catalogues_now(), past)
    changed = [
        key
        for folder in FOLDERS
        for key in catalogue("en", folder)
        if list(gallery.forms(folder).changes(key))
    ]
    assert changed == ["tiles", "agree", "copied"]
    yellow = [(b.values["count"], b.translated_before) for b in gallery.forms().changes("tiles")]
    assert yellow == [(1, "1 gul flís"), (21, "21 gul flís")]
    [new] = gallery.forms().changes("agree")
    assert (new.translated, new.translated_before) == ("Leyfa", None)


def test_page_of_changes_marks_what_is_new_and_what_is_gone(past: Texts) -> None:
    page = Gallery("is", catalogues_now(), past).page()
    assert page.count("<h3") == page.count("<h2") == 3
    assert '<td lang="is"><del>Var afritað</del><ins>Afritað</ins></td>' in page
    assert "<h3" not in Gallery("da", catalogues_now(), past).page()


def test_commit_without_catalogues_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["is", "--since", "no-such-commit", "--folder", str(tmp_path)])
    assert "no catalogues at the commit no-such-commit" in capsys.readouterr().err


def test_changed_words_are_marked() -> None:
    assert marked("Go there", "Go to the table") == "Go <del>there</del><ins>to the table</ins>"
    assert marked("a < b", "a < b") == "a &lt; b"
    assert marked(None, "new") == "<ins>new</ins>"
