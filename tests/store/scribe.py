"""A program for tests: writes events at many tables as fast as it can, and reports what is safe.

A test kills it repeatedly. Each line of standard input, `URL LIFE`, starts a child that writes
until it is killed. Standard output has its process id, then a line `table number text` for every
acknowledgement, written only after the store has confirmed it, and at last `dead`.
"""

import os
import random
import sys
from concurrent.futures import FIRST_COMPLETED, Future, wait

import psycopg  # noqa: F401  # before the children need it, since that takes its time

from azulejos.store import Store, Unit
from tests.store.samples import move_unit, new_unit

TABLES = 12


def main() -> None:
    for line in sys.stdin:
        url, life = line.split()
        child = os.fork()
        if child == 0:
            write(url, life)
        os.waitpid(child, 0)
        os.write(1, b"dead\n")


def write(url: str, life: str) -> None:
    """Write until killed."""
    os.write(1, f"{os.getpid()}\n".encode())
    chance = random.Random(life)
    store = Store(url)
    last = {f"t{n}": len(store.since(f"t{n}", 0)) for n in range(TABLES)}
    waiting: dict[Future[bool], tuple[str, Unit]] = {}
    while True:
        for table in last:
            if all(table != name for name, _ in waiting.values()):
                unit = _next(table, last[table], chance)
                waiting[store.append(unit)] = (table, unit)
        done, _ = wait(waiting, return_when=FIRST_COMPLETED)
        lines = []
        for promise in done:
            table, unit = waiting.pop(promise)
            assert promise.result()
            last[table] += len(unit.entries)
            lines += [f"{table} {entry.number} {_word(entry)}\n" for entry in unit.entries]
        os.write(1, "".join(lines).encode())


def _next(table: str, last: int, chance: random.Random) -> Unit:
    if last == 0:
        return new_unit(table)
    numbers = range(last + 1, last + chance.choice([2, 2, 2, 3, 4]))
    return move_unit(table, *numbers, move=f"{chance.randrange(10**6):06}")


def _word(entry: object) -> str:
    return str(getattr(entry.event, "move", "created"))  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
