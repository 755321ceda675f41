"""Puzzles for tests: a few of each kind, which do not change with those of the package."""

from pathlib import Path
from typing import Final

from azulejos.puzzles.file import header_for, parse_puzzle, write_puzzles
from azulejos.puzzles.shapes import Puzzle

TWO_SEATS: Final = parse_puzzle(
    "C draft 4 2 12 -/YRKK/-/RRRW/YRRK/KWWW 4,5,6,2,3 9,7,2,10,7 "
    "18:1YRK1/1BY2/2BY1/2W2/2K2:-/-/W3/B4/-:- 12:2RKW/1BYR1/1W1Y1/1K3/5:Y1/-/-/-/R3:*"
    "|4R5|3R3|75|6|-|column,colour"
)
THREE_SEATS: Final = parse_puzzle(
    "C draft 5 3 21 YYYRR/-/-/BYYK/-/-/-/- 5,1,0,3,1 0,5,2,2,4 "
    "40:BYRK1/WBYR1/1WBY1/1KW2/5:-/K2/K3/-/R5:*R "
    "19:BYRK1/1BY1K/1WBY1/1K3/1R3:W1/R2/-/W4/B5:WB "
    "39:BYRK1/WBYR1/1W1Y1/1K3/1R3:W1/K2/R1/W2/-:-"
    "|CR3|3Y5|300|1|proved|last-round,floor,three-seats"
)
GREY_TILING: Final = parse_puzzle(
    "G tile 3 2 33 -/-/-/-/-/-/-/-/-/- 5,5,4,10,7 3,6,1,4,2 "
    "5:KWR2/2W2/1Y3/5/3YK:-/-/R2/W3/-:- 24:2BYR/3WB/2YBW/5/1K3:-/-/-/R4/-:RR "
    "23:2BRY/2RYK/Y2KW/4B/5:-/-/-/Y1/B2:- 22:2BRY/2RKB/1B1W1/5/4R:-/-/-/B2/W2:-"
    "|T44|T42|28|9|-|grey-tiling,four-seats"
)
PUZZLES: Final = (TWO_SEATS, THREE_SEATS, GREY_TILING)


def write_file(folder: Path, *puzzles: Puzzle) -> Path:
    """Write these puzzles, or all of them, for `azulejos serve --puzzles`."""
    file = folder / "puzzles.txt"
    file.write_text(write_puzzles(header_for(800), puzzles or PUZZLES), encoding="utf-8")
    return file
