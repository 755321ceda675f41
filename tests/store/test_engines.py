"""URLs are parsed leniently, and every connection of the writer waits for the disk."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from azulejos.store import Reader, Store, StoreError, default_url
from azulejos.store.engines import parse_url, sqlite_path
from azulejos.store.postgres import connect_options


def test_plain_path_is_a_sqlite_file(tmp_path: Path) -> None:
    assert sqlite_path(parse_url(str(tmp_path / "a.db"))) == tmp_path / "a.db"
    assert sqlite_path(parse_url("postgresql://host/name")) is None


def test_default_is_a_file_of_the_user() -> None:
    path = sqlite_path(parse_url(default_url()))
    assert path is not None
    assert path.name == "tables.db"
    assert "azulejos" in path.parts


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://host/name", "sqlite:// or postgresql://, not mysql://"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("://", "not the URL of a database"),
    ],
)
def test_what_is_no_store_is_refused(url: str, words: str) -> None:
    with pytest.raises(StoreError, match=words):
        parse_url(url)


def test_missing_or_foreign_file_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no store"):
        Reader.open(str(tmp_path / "nothing.db"))
    (tmp_path / "text.db").write_text("not a database, but long enough to look like one" * 50)
    with pytest.raises(StoreError, match="cannot be read"):
        Reader.open(str(tmp_path / "text.db"))
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(str(tmp_path / "text.db"))


def test_foreign_database_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "music.db"
    with contextlib.closing(sqlite3.connect(path)) as music:
        music.execute("CREATE TABLE songs (name TEXT)")
    with pytest.raises(StoreError, match="cannot be read: it is the database of something else"):
        Reader.open(str(path))
    with pytest.raises(
        StoreError, match=r"something else \(songs\); name another one with --store"
    ):
        Store(str(path))
    with contextlib.closing(sqlite3.connect(path)) as music:
        assert music.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]


def test_looking_at_a_file_does_not_change_it(tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    empty.touch()
    with pytest.raises(StoreError, match="cannot be read: it is empty; 'azulejos serve'"):
        Reader.open(str(empty))
    assert empty.read_bytes() == b""
    assert list(tmp_path.iterdir()) == [empty]


def test_database_that_does_not_answer_is_refused_in_one_line() -> None:
    with pytest.raises(StoreError) as error:
        Store("postgresql://nobody@127.0.0.1:1/nothing")
    assert str(error.value).startswith("the store cannot be opened: ")
    assert "\n" not in str(error.value)


def test_options_of_the_url_have_priority() -> None:
    url = parse_url("postgresql://host/name?connect_timeout=2&keepalives_idle=60")
    options = connect_options(url)
    assert options.keys() & url.query.keys() == set()
    assert options["tcp_user_timeout"] > 0
