"""What the tests of the command line get."""

from pathlib import Path

import pytest

from tests.commands.running import Runner

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak English here, whatever the language of this machine."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Run a command inside this process."""
    return Runner(capsys, monkeypatch)


@pytest.fixture(scope="session")
def record_text() -> str:
    """The complete game of docs/notation.md."""
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    return page.split("```azul\n")[1].split("```")[0]


@pytest.fixture
def record_file(tmp_path: Path, record_text: str) -> Path:
    """The same, in a file."""
    file = tmp_path / "game.azul"
    file.write_text(record_text, encoding="utf-8")
    return file
