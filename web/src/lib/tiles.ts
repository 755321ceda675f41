// Tiles as data: letters, counts and lists of tiles. No rules.
import type { ColourLetter } from './table/protocol';

export const COLOURS: readonly ColourLetter[] = ['B', 'Y', 'R', 'K', 'W'];
export type Counts = [number, number, number, number, number];

export function indexOf(colour: ColourLetter): number {
  return COLOURS.indexOf(colour);
}

/** The tiles of a heap one by one, in B Y R K W order. */
export function spread(counts: Counts): ColourLetter[] {
  return COLOURS.flatMap((colour, index) => Array<ColourLetter>(counts[index]).fill(colour));
}

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The numbers of the factories with tiles. */
export function filledFactories(sources: Counts[]): number[] {
  return sources.flatMap((counts, number) => (number && total(counts) ? [number] : []));
}

/** The same heap with `change` more tiles of a colour, or fewer if it is negative. */
export function withTiles(counts: Counts, colour: ColourLetter, change: number): Counts {
  const at = indexOf(colour);
  return counts.map((count, index) => (index === at ? count + change : count)) as Counts;
}
