// Phrases: pieces of the game put into whole phrases of the catalogue.
// A file of its own because several parts say the same things, and none may glue words together.
import type { ColourLetter, FloorThing } from './protocol';
import { COLOURS, type Counts } from './tiles';
import { list, t } from './words.svelte';

/** "two blue, one red" as the language has it; "nothing" for an empty heap. */
export function heap(counts: Counts): string {
  const parts = COLOURS.flatMap((colour, index) =>
    counts[index] > 0 ? [t('heap-part', { count: counts[index], colour })] : [],
  );
  return parts.length ? list(parts) : t('heap-nothing');
}

export function colourName(colour: ColourLetter): string {
  return t('colour-name', { colour });
}

export function floorNames(things: FloorThing[]): string {
  if (!things.length) return t('heap-nothing');
  return list(things.map((thing) => (thing === '*' ? t('start-marker') : colourName(thing))));
}

export function rowNames(row: (ColourLetter | null)[]): string {
  return list(row.map((tile) => (tile ? colourName(tile) : t('empty-space'))));
}
