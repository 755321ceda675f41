// The game that the board of the first screen plays: one seat of a recorded game, move by move.
import type { ColourLetter } from '../table/protocol';

export interface SmallTile {
  id: number;
  colour: ColourLetter;
  onWall: boolean;
  row: number;
  column: number;
}
export type Frame = SmallTile[];

/**
 * Expert against regular, 93 to 30 points. `W42` brings two white tiles to line 4; `43` moves the tile
 * of line 4 to column 3 of the wall. index.html draws the last position.
 */
const ROUNDS = [
  { moves: 'W42 B32 Y22 B31 K51 Y11', tiled: '12 23 33' },
  { moves: 'W42 B22 K52 B11 K52 R33', tiled: '11 22 35 43 53' },
  { moves: 'W32 R22 W31 K44 R52 K11', tiled: '14 24 32 42' },
  { moves: 'W11 K22 K33', tiled: '15 25 31' },
  { moves: 'W22 R11 Y32 R53', tiled: '13 21 52' },
];

/** The tiles of the board after each move, from an empty board on. */
export function frames(): Frame[] {
  const all: Frame[] = [[]];
  for (const { moves, tiled } of ROUNDS) {
    for (const move of moves.split(' ')) all.push(withMove(all.at(-1)!, move));
    for (const place of tiled.split(' ')) all.push(withTiled(all.at(-1)!, place));
  }
  return all;
}

const inLine = (frame: Frame, row: number) => frame.filter((tile) => !tile.onWall && tile.row === row);

/** Lines fill from the right. A move is the colour, the line and how many tiles. */
function withMove(frame: Frame, [colour, line, count]: string): Frame {
  const row = Number(line) - 1;
  const filled = inLine(frame, row).length;
  const next = Math.max(-1, ...frame.map(({ id }) => id)) + 1;
  const added = Array.from({ length: Number(count) }, (_, index) => ({
    id: next + index,
    colour: colour as ColourLetter,
    onWall: false,
    row,
    column: 4 - filled - index,
  }));
  return [...frame, ...added];
}

/** The tile nearest to the wall goes there, the others leave the board. */
function withTiled(frame: Frame, [line, column]: string): Frame {
  const [first, ...others] = inLine(frame, Number(line) - 1);
  return frame
    .filter((tile) => !others.includes(tile))
    .map((tile) => (tile === first ? { ...tile, onWall: true, column: Number(column) - 1 } : tile));
}
