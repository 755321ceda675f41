"""Gallery for native readers: every message of a language, in every form, beside the English."""

from html import escape
from pathlib import Path

import pytest

from tests.locales.test_catalogues import FOLDERS, catalogue
from tools.gallery import Gallery, main

YELLOW_TILES = {(0, "0 gular flísar"), (1, "1 gula flís"), (2, "2 gular flísar")}
YELLOW_TILES |= {(5, "5 gular flísar"), (21, "21 gula flís")}


@pytest.fixture(scope="module")
def icelandic() -> Gallery:
    return Gallery("is")


def test_page_of_a_language_is_written_with_every_message(tmp_path: Path) -> None:
    assert main(["is", "--folder", str(tmp_path)]) == 0
    page = (tmp_path / "is.html").read_text(encoding="utf-8")
    assert [file.name for file in tmp_path.iterdir()] == ["is.html"]
    for folder in FOLDERS:
        for key in catalogue("en", folder):
            assert f'<h3 id="{key}">' in page
    comment = catalogue("en", ".")["agree"].comment
    assert comment is not None
    assert escape(comment.content or "") in page
    assert '<td lang="is">Leyfa</td>' in page


def test_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["xx", "--folder", str(tmp_path)])


def test_message_is_shown_in_every_branch(icelandic: Gallery) -> None:
    tiles = list(icelandic.branches("tiles"))
    assert len(tiles) == 5 * 5
    yellow = {(b.values["count"], b.translated) for b in tiles if b.values["colour"] == "Y"}
    assert yellow == YELLOW_TILES
    moved = [branch.values for branch in icelandic.branches("heard-draft")]
    assert {values["you"] for values in moved} == {"yes", "no"}
    assert {values["colour"] for values in moved} == set("BYRKW")
    assert {values["count"] for values in moved} == {0, 1, 2, 5, 21}


def test_same_texts_are_shown_once(icelandic: Gallery) -> None:
    texts = [(b.english, b.translated) for b in icelandic.branches("effect")]
    assert len(texts) == len(set(texts))


def test_every_placeholder_is_filled(icelandic: Gallery) -> None:
    for folder in FOLDERS:
        for key in catalogue("en", folder):
            for branch in icelandic.branches(key):
                assert "{" not in branch.english + branch.translated, key
