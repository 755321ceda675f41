"""The built page: types, tags, compression, and a paragraph if it is not built."""

import gzip
import re
from pathlib import Path

from azulejos.server.http.page import SCREEN, read_page


def test_files_of_a_page_are_ready_to_be_sent(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 1000, encoding="utf-8")
    (tmp_path / "assets" / "index-abc.js").write_text("let a=1;" * 200, encoding="utf-8")
    (tmp_path / "assets" / "font.woff2").write_bytes(b"\0" * 1000)
    (tmp_path / ".hidden").write_text("secret", encoding="utf-8")
    files = read_page(tmp_path)
    assert sorted(files) == ["assets/font.woff2", "assets/index-abc.js", "index.html"]
    script = files["assets/index-abc.js"]
    assert script.content_type == "text/javascript"
    assert "immutable" in script.caching
    assert script.compressed is not None
    assert gzip.decompress(script.compressed) == script.content
    assert files["assets/font.woff2"].compressed is None
    assert files["index.html"].caching == "no-cache"
    assert files["index.html"].etag != script.etag


def test_server_and_page_know_the_same_paths() -> None:
    router = Path(__file__).parents[3] / "web" / "src" / "lib" / "route.svelte.ts"
    found = re.search(r"TABLE = /\^(.+)\$/;", router.read_text(encoding="utf-8"))
    assert found is not None
    assert found[1].replace("\\/", "/") == SCREEN.pattern


def test_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    assert b"make page" in read_page(tmp_path)["index.html"].content
