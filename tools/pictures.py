"""Draw the pictures of positions that the docs show. A test compares them with the files."""

from __future__ import annotations

import re
from pathlib import Path

from azulejos import Move, Position
from azulejos.pictures import Labels, svg
from tools.bootstrap import ROOT

PAGE = ROOT / "docs" / "notation.md"
POSITION = ROOT / "docs" / "pictures" / "position.svg"


def main() -> None:
    """Write the files."""
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")
        print(f"pictures: wrote {path.relative_to(ROOT)}")


def generated() -> dict[Path, str]:
    """The pictures by file."""
    page = PAGE.read_text(encoding="utf-8")
    text = re.findall(r"^```position\n(.*?)\n```$", page, re.MULTILINE)[1]
    position = Position.parse(text)
    return {POSITION: svg(position, labels=Labels(("Ada", "Bento")), move=Move.parse("3R4"))}


if __name__ == "__main__":
    main()
