"""Differences on the mover's board after the round: rows, columns, colours and incomplete lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from azulejos.players.contrast.pair import Pair
from azulejos.players.contrast.reason import Difference, difference
from azulejos.rules import Board
from azulejos.rules.board import capacity
from azulejos.rules.scoring import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS
from azulejos.rules.tiles import COLOURS, SIDE

LEAST_TILES: Final = 3
"""A row, column or colour is mentioned from this many tiles on."""
BONUS_SHARE: Final = (0.0, 0.0, 0.05, 0.15, 0.4, 1.0)
"""The part of its bonus that a row, column or colour with 0 to 5 tiles weighs."""
LINE_TILE_WEIGHT: Final = 0.2
"""What a tile in an incomplete line weighs, in points; all of them less than a complete line."""
SCARCE_WEIGHT: Final = 1.0
"""What a line weighs whose tiles are not all in the bag, in points."""
LOST_WEIGHT: Final = 3.0
"""What a line weighs whose tiles are neither in the bag nor in the lid, in points."""


def board_differences(pair: Pair) -> Iterator[Difference]:
    """What the mover's board has after one line but not after the other."""
    yield from _bonuses(pair)
    if not pair.this.is_last_round and not pair.that.is_last_round:
        yield from _incomplete_lines(pair)
        yield from _supply(pair)


def _bonuses(pair: Pair) -> Iterator[Difference]:
    here, there = _boards(pair)
    least = SIDE if pair.this.is_last_round else LEAST_TILES
    progress = zip(_progress(here), _progress(there), strict=True)
    for (kind, index, bonus, tiles), (_, _, _, other_tiles) in progress:
        more = BONUS_SHARE[tiles] - BONUS_SHARE[other_tiles]
        if not more or max(tiles, other_tiles) < least or (more < 0 and not pair.finished):
            continue
        if kind == "row" and SIDE in (tiles, other_tiles):
            continue  # it ends the game, which is a reason of its own
        numbers = {"seat": pair.mover, kind: index, "tiles": tiles, "other_tiles": other_tiles}
        if kind != "row":
            numbers["points"] = bonus
        yield difference(kind, bonus * more, good=more > 0, **numbers)


def _progress(board: Board) -> Iterator[tuple[str, int, int, int]]:
    """Every row, column and colour: kind, index, bonus and number of tiles."""
    for row, tiles in enumerate(board.wall):
        yield "row", row, ROW_BONUS, sum(tile is not None for tile in tiles)
    for column in range(SIDE):
        count = sum(tiles[column] is not None for tiles in board.wall)
        yield "column", column, COLUMN_BONUS, count
    for colour in COLOURS:
        yield "colour", int(colour), COLOUR_BONUS, sum(colour in tiles for tiles in board.wall)


def _incomplete_lines(pair: Pair) -> Iterator[Difference]:
    here, there = _boards(pair)
    done = {*pair.this.completed[pair.mover], *pair.that.completed[pair.mover]}
    for line in range(SIDE):
        tiles, other_tiles = here.pattern_lines[line].filled, there.pattern_lines[line].filled
        more = tiles - other_tiles
        if line in done or not more or (more < 0 and not pair.finished):
            continue
        numbers = {"line": line, "tiles": tiles, "other_tiles": other_tiles}
        space = capacity(line)
        weight = LINE_TILE_WEIGHT * more
        yield difference("line", weight, good=more > 0, seat=pair.mover, space=space, **numbers)


def _supply(pair: Pair) -> Iterator[Difference]:
    """Lines that wait for tiles which the bag does not have."""
    if not pair.this.finished:
        return
    here, there = _boards(pair)
    end = pair.this.end
    for line, (colour, filled) in enumerate(here.pattern_lines):
        if colour is None or there.pattern_lines[line].colour is colour:
            continue
        missing = capacity(line) - filled
        bag, lid = end.bag[colour], end.lid[colour]
        if bag >= missing:
            continue
        numbers = {"line": line, "colour": int(colour), "tiles": missing, "bag": bag, "lid": lid}
        weight = LOST_WEIGHT if bag + lid < missing else SCARCE_WEIGHT
        yield difference("supply", weight, good=False, seat=pair.mover, **numbers)


def _boards(pair: Pair) -> tuple[Board, Board]:
    return pair.this.end.boards[pair.mover], pair.that.end.boards[pair.mover]
