r"""The command line of an engine, split into words as a POSIX shell does, but with Windows paths.

>>> split_command(r"python my\ bot.py 'a b'")
['python', 'my bot.py', 'a b']
>>> print(*split_command(r'C:\bot.exe "C:\My bots\new.txt" bots\old.txt'), sep=", ")
C:\bot.exe, C:\My bots\new.txt, bots\old.txt
"""

from __future__ import annotations

import re
import shlex
from typing import Final

_WINDOWS: Final = r"(?:[A-Za-z]:\\|\\\\[\w.-]+\\)"  # a drive, or a share of another machine
_PIECES: Final = re.compile(
    rf"""
    (?P<literal>"{_WINDOWS}[^"]*"               # a Windows path in quotes
        | (?<!\S){_WINDOWS}[^\s"']*             # and without
        | \\[\w.-])                             # nobody escapes these: a part of a Windows path
    | '[^']*' | "(?:\\.|[^"\\])*" | \\.         # what a shell knows
    """,
    re.VERBOSE | re.DOTALL,
)


def split_command(command: str) -> list[str]:
    """The words of a command; raises `ValueError` if a quotation mark is missing."""

    def keep_backslashes(piece: re.Match[str]) -> str:
        return piece[0].replace("\\", "\\\\") if piece["literal"] else piece[0]

    return shlex.split(_PIECES.sub(keep_backslashes, command))
