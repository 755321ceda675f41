"""Which position texts are valid: a second statement, which uses nothing of `azulejos.rules`.

It reads the text itself, field by field, and says yes or no. It follows docs/notation.md.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

LETTERS = "BYRKW"
TILES = 20
NUMBER = r"(?:0|[1-9]\d{0,3})"
SORTED = r"(?:-|(?=[BYRKW])B*Y*R*K*W*)"
ROW = r"(?:[BYRKW]|[1-5](?!\d))+"
LINE = r"(?:-|[BYRKW][1-9])"
FLOOR = r"(?:-|[BYRKW*]{1,7})"
COUNTS = rf"{NUMBER}(?:,{NUMBER}){{4}}"
BOARD = rf"{NUMBER}:{ROW}(?:/{ROW}){{4}}:{LINE}(?:/{LINE}){{4}}:{FLOOR}"
HEAD = r"[CG] (?:deal|draft|tile|end) [1-9]\d{0,3}(?:\+[123])? [0-4] [1-4][-1-4]"
GRAMMAR = re.compile(rf"{HEAD} {SORTED}(?:/{SORTED})+ {COUNTS} {COUNTS}(?: {BOARD}){{2,4}}")
HOME = "BYRKW"  # the top row of the coloured wall; every other row is moved by one more column


@dataclass(frozen=True)
class Seat:
    """The board of one seat as the text shows it; `.` is an empty space of the wall."""

    rows: list[str]
    lines: list[str]
    floor: str

    def has_complete_line(self) -> bool:
        return any(line[1:] == str(n) for n, line in enumerate(self.lines, 1))

    def is_busy(self) -> bool:
        """Whether something is left to tile or to settle."""
        return self.has_complete_line() or self.floor != ""

    def tiles(self) -> Counter[str]:
        lines = "".join(line[0] * int(line[1:]) for line in self.lines if line != "-")
        return Counter("".join(self.rows) + lines + self.floor)


def is_valid(text: str) -> bool:
    """Whether `Position.parse` should accept a text."""
    if not GRAMMAR.fullmatch(text):
        return False
    wall, phase, round_number, turn, starter, sources, bag, lid, *boards = text.split(" ")
    seats = [_seat(board) for board in boards]
    heaps = ["" if heap == "-" else heap for heap in sources.split("/")]
    return (
        len(heaps) == 2 * len(seats) + 2
        and all(int(n) <= len(seats) for n in turn + starter if n != "-")
        and all(_has_valid_shape(seat, wall) for seat in seats)
        and _has_all_tiles(heaps, bag, lid, seats)
        and _fits_phase(phase, heaps, seats)
        and ("+3" not in round_number or phase in ("tile", "end"))
        and _has_valid_turn(wall, phase, int(turn), starter)
        and _is_in_order(wall, phase, int(turn), int(starter[0]), seats)
        and _has_valid_marker(wall, phase, starter, seats)
    )


def _seat(board: str) -> Seat:
    _, wall, lines, floor = board.split(":")
    rows = [re.sub(r"\d", lambda gap: "." * int(gap[0]), row) for row in wall.split("/")]
    return Seat(rows, lines.split("/"), "" if floor == "-" else floor)


def _has_valid_shape(seat: Seat, wall: str) -> bool:
    return (
        all(len(row) == 5 for row in seat.rows)
        and not any(map(_has_a_tile_twice, seat.rows))
        and all(map(_is_at_home if wall == "C" else _is_alone, _columns(seat)))
        and all(
            line == "-" or (int(line[1:]) <= n + 1 and line[0] not in seat.rows[n])
            for n, line in enumerate(seat.lines)
        )
    )


def _columns(seat: Seat) -> Iterator[tuple[int, str]]:
    for number in range(5):
        yield number, "".join(row[number] for row in seat.rows)


def _has_a_tile_twice(places: str) -> bool:
    tiles = places.replace(".", "")
    return len(set(tiles)) < len(tiles)


def _is_alone(column: tuple[int, str]) -> bool:
    return not _has_a_tile_twice(column[1])


def _is_at_home(column: tuple[int, str]) -> bool:
    number, tiles = column
    return all(tile in (".", HOME[(number - row) % 5]) for row, tile in enumerate(tiles))


def _has_all_tiles(heaps: list[str], bag: str, lid: str, seats: list[Seat]) -> bool:
    total = Counter("".join(heaps))
    for seat in seats:
        total += seat.tiles()
    for counts in (bag, lid):
        total += Counter(dict(zip(LETTERS, map(int, counts.split(",")), strict=True)))
    return all(total[letter] == TILES for letter in LETTERS)


def _fits_phase(phase: str, heaps: list[str], seats: list[Seat]) -> bool:
    if any(len(heap) > 4 for heap in heaps[1:]) or any(heaps) != (phase == "draft"):
        return False
    return phase != "deal" or not any(
        seat.floor or any("." not in row for row in seat.rows) for seat in seats
    )


def _has_valid_turn(wall: str, phase: str, turn: int, starter: str) -> bool:
    if phase == "end":
        return turn == 0
    if phase == "deal":
        return starter == f"{turn}-"
    return turn > 0 or (wall == "C" and phase == "tile")


def _is_in_order(wall: str, phase: str, turn: int, first: int, seats: list[Seat]) -> bool:
    """On the grey wall, a seat tiles only after those before it have finished."""
    if wall == "C" or phase != "tile":
        return True
    return not any(seats[n - 1].is_busy() for n in _from_first_to(turn, first, len(seats))[:-1])


def _from_first_to(last: int, first: int, seats: int) -> list[int]:
    """The seats that tile, in order, up to `last`."""
    order = [(first - 1 + place) % seats + 1 for place in range(seats)]
    return order[: order.index(last) + 1]


def _has_valid_marker(wall: str, phase: str, starter: str, seats: list[Seat]) -> bool:
    places = [
        number for number, seat in enumerate(seats, 1) for thing in seat.floor if thing == "*"
    ]
    if places:
        return places == [int(starter[1])] if starter[1] != "-" else False
    if starter[1] == "-":
        return True
    holder = int(starter[1])
    floor = seats[holder - 1].floor
    if len(floor) == 7:
        return True
    if floor or phase in ("deal", "draft"):
        return False
    if phase == "end":
        return True
    # The floor line is settled if the holder has tiled, and on the grey wall all before it, too.
    tiled = [holder] if wall == "C" else _from_first_to(holder, int(starter[0]), len(seats))
    return not any(seats[number - 1].is_busy() for number in tiled)
