"""The table of levels, as the page shows it."""

from pathlib import Path

from azulejos.players.levels import LEVELS

PAGE = Path(__file__).parent.parent.parent / "docs" / "players.md"


def test_page_shows_the_table_of_levels() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for level in LEVELS.values():
        assert f"| `{level.name}` | {level.description} |" in page
