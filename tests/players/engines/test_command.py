"""Commands are split as a shell does, and Windows paths keep their backslashes."""

import shlex

import pytest

from azulejos.players.engines.command import split_command


@pytest.mark.parametrize(
    "command",
    [
        "python bot.py --depth 3",
        "python 'my bot.py' \"a b\" c'd'e",
        r"./my\ bot \"quoted\" it\'s",
        r"sh -c 'grep \\b C:\\x; echo \$HOME' x",
        r'sh -c "echo \"C:\" \\ \$x it' + "'" + r's"',
        "a\tb\nc ''",
    ],
)
def test_command_without_windows_paths_is_split_as_by_a_shell(command: str) -> None:
    assert split_command(command) == shlex.split(command)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (r"C:\bot.exe", [r"C:\bot.exe"]),
        (r"d:\a\(b)\bot.exe -x", [r"d:\a\(b)\bot.exe", "-x"]),
        (r'"C:\Program Files\bot\bot.exe" 5', [r"C:\Program Files\bot\bot.exe", "5"]),
        (r'"C:\My bots\" last', ["C:\\My bots\\", "last"]),
        (r"'C:\My bots\bot.exe'", [r"C:\My bots\bot.exe"]),
        (r"\\server\share\bot.exe", [r"\\server\share\bot.exe"]),
        (r'"\\server\my share\bot.exe"', [r"\\server\my share\bot.exe"]),
        (r"python bots\new\bot.py .\x ..\y", ["python", r"bots\new\bot.py", r".\x", r"..\y"]),
        (
            r"python C:\bots\bot.py --book=C:\b.txt",
            ["python", r"C:\bots\bot.py", r"--book=C:\b.txt"],
        ),
    ],
)
def test_windows_path_keeps_its_backslashes(command: str, words: list[str]) -> None:
    assert split_command(command) == words


def test_missing_quotation_mark_is_an_error() -> None:
    with pytest.raises(ValueError, match="quotation"):
        split_command("python 'bot.py")
