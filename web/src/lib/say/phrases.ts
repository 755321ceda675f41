// Phrases for heaps, floor lines and wall rows. Each is a whole message: words are never concatenated.
import type { BoardView, ColourLetter, FloorThing } from '../table/protocol';
import type { SeatLabel } from '../table/seats';
import { COLOURS, type Counts } from '../tiles';
import { list, t } from './words.svelte';

/** "two blue, one red" in the chosen language; "empty" for an empty heap. */
export function heap(counts: Counts): string {
  const parts = COLOURS.flatMap((colour, index) =>
    counts[index] > 0 ? [t('heap-part', { count: counts[index], colour })] : [],
  );
  return parts.length ? list(parts) : t('heap-nothing');
}

/** What lies in the centre: tiles, the start marker, or both. */
export function centreWords(counts: Counts, marker: boolean): string {
  if (!marker) return t('centre-holds', { tiles: heap(counts) });
  if (!counts.some((count) => count > 0)) return t('centre-holds-only-marker');
  return t('centre-holds-marker', { tiles: heap(counts) });
}

export function floorNames(things: FloorThing[]): string {
  if (!things.length) return t('heap-nothing');
  return list(things.map((thing) => (thing === '*' ? t('start-marker') : t('tile-colour', { colour: thing }))));
}

/** A row of a wall: its tiles, and its free spaces with the colours printed on them. */
export function rowWords(row: number, tiles: (ColourLetter | null)[], imprint: ColourLetter[] | null): string {
  const wall = imprint ? 'coloured' : 'grey';
  const placed = tiles.flatMap((colour, at) => (colour ? [t('wall-tile', { colour, column: at + 1 })] : []));
  const free = tiles.flatMap((tile, at) =>
    tile ? [] : [t('wall-space', { wall, colour: imprint?.[at] ?? '', column: at + 1 })],
  );
  const state = !placed.length ? 'empty' : free.length ? 'part' : 'full';
  return t('wall-row', { row: row + 1, state, tiles: list(placed), free: list(free) });
}

/** One space of a wall: its tile, or that it is free and for which colour. */
export function spaceWords(row: number, column: number, tile: ColourLetter | null, print: ColourLetter | undefined): string {
  const state = tile ? 'tile' : print ? 'printed' : 'grey';
  return t('wall-cell', { state, row: row + 1, column: column + 1, colour: tile ?? print ?? '' });
}

/** A player's card: everything that it shows with signs. */
export function chipWords(label: SeatLabel, { score, closes_row }: BoardView, marker: boolean): string {
  const away = label.botPlays ? [t('bot-plays-on')] : label.here ? [] : [t('away')];
  const states = [
    ...(label.turn ? [t('chip-turn')] : []),
    ...(marker ? [t('has-start-marker')] : []),
    ...(closes_row ? [t('chip-ends')] : []),
    ...(label.clock ? [t('chip-clock', { clock: label.clock })] : []),
    ...away,
  ];
  const all = states.length ? states.reduceRight((rest, first) => t('list-more', { first, rest })) : '';
  return t('chip', { state: all ? 'more' : 'plain', name: label.name, points: score, states: all });
}
