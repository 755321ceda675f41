"""The coefficients of the hand-written evaluation, read from one table.

`tools/tune.py` fits them to games of the search against itself. For every kind of game (`2C`: two
seats, coloured wall), coefficients.json has a row for each feature of `features` and three more
rows. A row has a number for each of 15 stages (see `value`), in 1/1024 of a point:

    start   the seat that will begin the next round
    turn    the seat to act, while a round goes on
    scale   how many points of lead multiply the odds by e
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from azulejos.fast import Int64s
from azulejos.search.handmade.features import FEATURES

FILE: Final = Path(__file__).with_name("coefficients.json")
USED_STAGES: Final = 15
UNIT: Final = 1024

_NEEDS: Final = ("1", "2", "3", "4-5", "6-7", "8-10")
NAMES: Final = (
    "always",
    *(f"tiles in row {row}" for row in range(1, 6)),
    *(f"rows with {count}" for count in range(1, 5)),
    *(f"columns with {count}" for count in range(1, 5)),
    *(f"columns that need {need}" for need in _NEEDS),
    *(f"colours with {count}" for count in range(2, 5)),
    *(f"colours that need {need}" for need in _NEEDS),
    *(f"points of free cells in row {row}" for row in range(1, 6)),
    *(f"line {line} has {count}" for line in range(2, 6) for count in range(1, line)),
    *(f"tiles times points of line {line}" for line in range(2, 6)),
    "tiles that lines lack",
    "empty lines",
    "start",
    "turn",
    "scale",
)
assert len(NAMES) == FEATURES + 3


@cache
def _tables() -> dict[str, dict[str, list[int]]]:
    tables: dict[str, dict[str, list[int]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return tables


def kind_of(seats: int, grey: bool) -> str:
    """The name of a kind of game: `2C` to `4G`."""
    return f"{seats}{'G' if grey else 'C'}"


def coefficients(seats: int, grey: bool) -> Int64s:
    """Rows: features, then start, turn, scale; columns: 16 stages, the last one unused."""
    rows = _tables()[kind_of(seats, grey)]
    table = np.zeros((len(NAMES), USED_STAGES + 1), np.int64)
    for index, name in enumerate(NAMES):
        table[index, :USED_STAGES] = rows[name]
    return table


def write(tables: Mapping[str, Int64s]) -> None:
    """Write the table; kinds that are not given stay as they are."""
    known = _tables() if FILE.exists() else {}
    for kind, table in tables.items():
        known[kind] = {
            name: [int(number) for number in table[index, :USED_STAGES]]
            for index, name in enumerate(NAMES)
        }
    kinds = (f'"{kind}": {{\n{_rows(known[kind])}\n}}' for kind in sorted(known))
    FILE.write_text("{\n" + ",\n".join(kinds) + "\n}\n", encoding="utf-8")


def _rows(rows: dict[str, list[int]]) -> str:
    return ",\n".join(
        f"{json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in rows.items()
    )
