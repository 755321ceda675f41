// Words for codes: refusals, reasons and levels arrive as codes, and the catalogues have their words.
// A code that is not in the catalogue still gets a text.
import { ApiError } from '../table/api';
import type { LevelView, Reaction, ReasonView } from '../table/protocol';
import { COLOURS } from '../tiles';
import { has, language, t } from './words.svelte';

/** `table/not_your_turn` is `code-table-not-your-turn`; an unknown code is shown itself. */
export function codeWords(code: string): string {
  const key = `code-${code.replaceAll(/[/_]/g, '-')}`;
  return has(key) ? t(key) : t('code-other', { code });
}

/** Anything that went wrong while asking the server. */
export function problemWords(error: unknown): string {
  return error instanceof ApiError ? codeWords(error.code) : t('code-page-unknown');
}

/** Why a screen cannot be shown. Without the server it waits for it. */
export function waitingWords(error: unknown): string {
  return error instanceof ApiError && error.code === 'page/offline' ? t('needs-server') : problemWords(error);
}

/** Where in a record or a position the fault is. The server says it in English only, so other languages show nothing. */
export function faultDetail(error: unknown): string {
  const isFault = error instanceof ApiError && error.code.startsWith('game/bad');
  return isFault && language() === 'en' ? error.message : '';
}

const PLACES = ['line', 'other_line', 'row', 'column'];

/**
 * Why a move is good or bad, as in the terminal (terminal/text/reasons.py). Lines, rows and columns
 * count from 1 here. Seats have names, and `you` is the seat that is spoken to.
 */
export function reasonWords({ code, numbers }: ReasonView, names: string[], you: number | null = null): string {
  const key = `reason-${code.replaceAll('_', '-')}`;
  if (!has(key)) return '';
  const values: Record<string, number | string> = { ...numbers, count: numbers.tiles ?? 0 };
  for (const place of PLACES) {
    if (place in numbers) values[place] = numbers[place] + 1;
  }
  if (numbers.colour !== undefined) values.colour = COLOURS[numbers.colour];
  return t(key, { ...values, name: names[numbers.seat] ?? '', you: numbers.seat === you ? 'yes' : 'no' });
}

/** A bot to choose: its name with its level. A stored table may name a level that no longer exists. */
export function characterWords({ id, name }: LevelView): string {
  return t('character', { name, level: levelWord(id) });
}

export function levelWord(id: string): string {
  return has(`level-${id}`) ? t(`level-${id}`) : id;
}

/** How a bot of a level plays, in a sentence or two. */
export function playsWords(id: string): string {
  return has(`plays-${id}`) ? t(`plays-${id}`) : '';
}

export function reactionWords(reaction: Reaction): string {
  return t(`reaction-${reaction.replaceAll('_', '-')}`);
}
