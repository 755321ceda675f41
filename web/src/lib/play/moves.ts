// Moves in the notation of docs/notation.md: `3R2`, `CB4` and `5WF` draft, `T24` and `T2F` tile.
// No other file reads or writes this text. Lines and columns count from 1 in the text and from 0 in a value.
import type { ColourLetter, DraftChoice } from '../table/protocol';
import { COLOURS } from '../tiles';

/** The number of the floor line: the five pattern lines and columns come first. */
export const FLOOR = 5;

/** All tiles of a colour from a source, 0 for the centre, to a pattern line or the floor line. */
export interface Draft {
  kind: 'draft';
  source: number;
  colour: ColourLetter;
  line: number;
}

/** A complete line to a column of the grey wall, or to the floor line. */
export interface Tiling {
  kind: 'tiling';
  line: number;
  column: number;
}

export type Move = Draft | Tiling;

const SOURCES = 'C123456789';
const PLACES = '12345F';
/** The letters that each kind of move may have at each place. */
const SHAPES = { draft: [SOURCES, COLOURS.join(''), PLACES], tiling: ['T', '12345', PLACES] };
const LENGTH = 3;

/** Read a move. Check what a person typed with `isMove` first; the server sends nothing else. */
export function parseMove(text: string): Move {
  if (!isMove(text)) throw new SyntaxError(`not a move: ${text}`);
  const [first, second, last] = text;
  const place = PLACES.indexOf(last);
  if (first === 'T') return { kind: 'tiling', line: PLACES.indexOf(second), column: place };
  return { kind: 'draft', source: SOURCES.indexOf(first), colour: second as ColourLetter, line: place };
}

export function formatMove(move: Move): string {
  if (move.kind === 'tiling') return `T${PLACES[move.line]}${PLACES[move.column]}`;
  return `${SOURCES[move.source]}${move.colour}${PLACES[move.line]}`;
}

export function isMove(text: string): boolean {
  return text.length === LENGTH && isMoveStart(text);
}

/** Whether letters can be added to a text to make it a move. A move and an empty text count too. */
export function isMoveStart(text: string): boolean {
  return fits(text, SHAPES.draft) || fits(text, SHAPES.tiling);
}

/** Whether a text names a source and a colour, as the `take` of a choice does. */
export function isTake(text: string): boolean {
  return text.length === LENGTH - 1 && fits(text, SHAPES.draft);
}

/** The choice that a move takes its tiles from; undefined for a tiling and for tiles that are not offered. */
export function choiceOf(move: Move, drafts: DraftChoice[]): DraftChoice | undefined {
  if (move.kind === 'tiling') return undefined;
  return drafts.find(({ source, colour }) => source === move.source && colour === move.colour);
}

function fits(text: string, shape: string[]): boolean {
  return [...text].every((letter, at) => shape[at]?.includes(letter));
}
