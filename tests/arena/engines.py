"""Small programs that speak the engine protocol, well or badly."""

import sys
from pathlib import Path

from testing.patience import wait_until

__all__ = ["GOOD", "kills_its_parent_once", "wait_until", "write_engine"]

GOOD = "print('bestmove', position.legal_moves()[0], flush=True)"
LOOP = """
import os, signal, sys, time
from azulejos import Position
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "ready": print("readyok", flush=True)
    elif command == "position": position = Position.parse(rest)
    elif command == "quit": break
    elif command == "go":
"""


def write_engine(folder: Path, name: str, on_go: str, before: str = "") -> str:
    """Write a program that runs these lines at every `go`, and return its name for a match.

    It runs `before` when it starts.
    """
    file = folder / f"{name}.py"
    body = "\n".join(f"        {line}" for line in on_go.splitlines())
    file.write_text(f"import time\n{before}\n{LOOP}{body}\n", encoding="utf-8")
    return f"{name}=engine:{sys.executable} {file}"


def kills_its_parent_once(folder: Path) -> str:
    """Lines that kill the process that started the program, the first time only."""
    flag = folder / "killed"
    return f"""
if not os.path.exists({str(flag)!r}):
    open({str(flag)!r}, "w").close()
    os.kill(os.getppid(), signal.SIGKILL)
{GOOD}""".strip()
