// A move as places on the screen: what a hint or an analysis points at.
// A file of its own because sources, lines and walls each mark their part of the same move.
import type { ColourLetter } from '../table/protocol';

export interface Pointed {
  /** The source and the colour to take; null for a tiling. */
  source: number | null;
  colour: ColourLetter | null;
  /** The pattern line, 5 for the floor line; on a tiling the line that is moved. */
  line: number;
  /** The column of the wall; null where a draft is meant or the line falls. */
  column: number | null;
}

export function pointAt(move: string): Pointed | null {
  if (!move) return null;
  const place = (letter: string) => (letter === 'F' ? 5 : Number(letter) - 1);
  if (move.startsWith('T')) {
    const column = move[2] === 'F' ? null : place(move[2]);
    return { source: null, colour: null, line: place(move[1]), column };
  }
  const source = move[0] === 'C' ? 0 : Number(move[0]);
  return { source, colour: move[1] as ColourLetter, line: place(move[2]), column: null };
}
