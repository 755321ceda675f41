"""The built page: its files in memory, with types, tags and compressed forms.

The page is small and does not change while the server runs. So all files are read once, and a
request is answered from a dictionary.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "page"
INDEX: Final = "index.html"
SCREEN: Final = re.compile(r"/t/([\w-]+)/?", re.ASCII)
"""Paths of screens that are no files; web/src/lib/route.svelte.ts has the same pattern."""
_WORTH_COMPRESSING: Final = 500
_TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_COMPRESSED: Final = frozenset({".woff2", ".png", ".jpg", ".webp", ".gz"})
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"

PLACEHOLDER: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>azulejos</title>
<p>The server runs, but its page has not been built. In a checkout, <code>make page</code> builds
it; then start the server again. Programs can use the protocol described in docs/protocol.md.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file of the page, ready to be sent."""

    content: bytes
    compressed: bytes | None
    content_type: str
    etag: str
    caching: str


def read_page(folder: Path = FOLDER) -> dict[str, File]:
    """Every file of the built page by its path; without one, a paragraph that says so."""
    files = {
        path.relative_to(folder).as_posix(): _file(path.name, path.read_bytes(), path, folder)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    if INDEX not in files:
        files[INDEX] = _file(INDEX, PLACEHOLDER.encode(), folder / INDEX, folder)
    return files


def _file(name: str, content: bytes, path: Path, folder: Path) -> File:
    suffix = Path(name).suffix
    compressed = None
    if len(content) >= _WORTH_COMPRESSING and suffix not in _COMPRESSED:
        compressed = gzip.compress(content, 9, mtime=0)
    guess = mimetypes.guess_type(name)[0] or "application/octet-stream"
    # Vite puts a hash of the content into the names below assets/.
    hashed = "assets" in path.relative_to(folder).parts
    return File(
        content=content,
        compressed=compressed,
        content_type=_TYPES.get(suffix, guess),
        etag=f'"{sha256(content).hexdigest()[:32]}"',
        caching=_FOREVER if hashed else _ASK_AGAIN,
    )
