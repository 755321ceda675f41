"""The command that builds libraries says what is wrong with a call, in one line."""

import importlib.util

import pytest

from azulejos.builder.__main__ import main


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["linux-z80"], "no target 'linux-z80'; there are linux-x86_64-v2, "),
    ],
)
def test_wrong_call_is_explained(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err


def test_missing_linker_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name == "numba" or None)
    with pytest.raises(SystemExit) as ended:
        main(["wasm"])
    assert ended.value.code == 2
    assert "install azulejos with its extra 'build'" in capsys.readouterr().err
