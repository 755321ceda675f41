"""docs/hosting.md names every option and every limit, with its default."""

import argparse
from dataclasses import asdict
from pathlib import Path

from azulejos.commands.serve import add_arguments
from azulejos.server.settings import ServerLimits

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_option_is_explained() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    add_arguments(parser)
    options = [option for action in parser._actions for option in action.option_strings]
    assert [option for option in options if f"`{option}" not in PAGE] == []


def test_every_limit_has_its_usual_value() -> None:
    for name, value in asdict(ServerLimits()).items():
        row = next(line for line in PAGE.splitlines() if line[:1] == "|" and f"`{name}`" in line)
        assert str(int(value)) in row, name
