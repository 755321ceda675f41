"""`azulejos serve --help`, and the help of every command; tests/server runs servers."""

import pytest

from azulejos.__main__ import COMMANDS
from tests.commands.running import Runner


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_for_people_who_use_the_command(run: Runner, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert "file of its own" not in ran.out
    assert "azulejos." not in ran.out  # the name of a module
