// Keys over the spaces of a wall: it is one stop for the Tab key, and arrow keys go from space to space.
import { COLOURS } from '../tiles';

/** A wall has as many rows and columns as there are colours. */
const WIDTH = COLOURS.length;

export interface Space {
  row: number;
  column: number;
}

/** The column of a row's own words, left of its spaces. */
export const HEAD = -1;
/** The column of the button by which a line falls, right of the spaces. */
export const FALLS = WIDTH;

/** The space that a key leads to; null if the key does not move. The last column may be missing in a row. */
export function walk({ key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>, { row, column }: Space): Space | null {
  const last = WIDTH - 1;
  if (key === 'ArrowLeft') return { row, column: Math.max(HEAD, column - 1) };
  if (key === 'ArrowRight') return { row, column: Math.min(FALLS, column + 1) };
  if (key === 'ArrowUp') return { row: Math.max(0, row - 1), column: Math.min(last, column) };
  if (key === 'ArrowDown') return { row: Math.min(last, row + 1), column: Math.min(last, column) };
  if (key === 'Home') return ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
  if (key === 'End') return ctrlKey ? { row: last, column: last } : { row, column: last };
  return null;
}

/** Where the Tab key stops first: at the first choice, else at the first tile, else at the first space. */
export function firstStop(choices: { line: number; column: number | null }[], wall: unknown[][]): Space {
  const [choice] = choices;
  if (choice) return { row: choice.line, column: choice.column ?? FALLS };
  const row = wall.findIndex((tiles) => tiles.some(Boolean));
  return row < 0 ? { row: 0, column: 0 } : { row, column: wall[row].findIndex(Boolean) };
}

/** The name by which a space is found on its wall. */
export const spaceName = ({ row, column }: Space) => `${row},${column}`;

export function spaceNamed(name: string): Space {
  const [row, column] = name.split(',').map(Number);
  return { row, column };
}
