// Phrases: pieces of the game put into whole phrases of the catalogue.
// A file of its own because several parts say the same things, and none may glue words together.
import type { ColourLetter, FloorThing } from '../table/protocol';
import { COLOURS, type Counts } from '../tiles';
import { list, t } from './words.svelte';

/** "two blue, one red" as the language has it; "nothing" for an empty heap. */
export function heap(counts: Counts): string {
  const parts = COLOURS.flatMap((colour, index) =>
    counts[index] > 0 ? [t('heap-part', { count: counts[index], colour })] : [],
  );
  return parts.length ? list(parts) : t('heap-nothing');
}

export function floorNames(things: FloorThing[]): string {
  if (!things.length) return t('heap-nothing');
  return list(things.map((thing) => (thing === '*' ? t('start-marker') : t('tile-colour', { colour: thing }))));
}

/** A row of a wall: where tiles lie, and which spaces are free with the colours printed on them. */
export function rowWords(row: number, tiles: (ColourLetter | null)[], imprint: ColourLetter[] | null): string {
  const wall = imprint ? 'coloured' : 'grey';
  const placed = tiles.flatMap((colour, at) => (colour ? [t('wall-tile', { colour, column: at + 1 })] : []));
  const free = tiles.flatMap((tile, at) =>
    tile ? [] : [t('wall-space', { wall, colour: imprint?.[at] ?? '', column: at + 1 })],
  );
  const state = !placed.length ? 'empty' : free.length ? 'part' : 'full';
  return t('wall-row', { row: row + 1, state, tiles: list(placed), free: list(free) });
}
