// Codes into words: refusals, reasons and levels arrive as codes; their words are in the catalogues.
// A file of its own because a code that no catalogue knows must still say something.
import type { ReasonView } from './protocol';
import { COLOURS } from './tiles';
import { has, t } from './words.svelte';

/** `table/not_your_turn` is `code-table-not-your-turn`; an unknown one keeps the server's sentence. */
export function codeWords(code: string, sentence: string): string {
  const key = `code-${code.replaceAll(/[/_]/g, '-')}`;
  return has(key) ? t(key) : t('code-other', { sentence });
}

/** A hint's reason; seats, lines, rows and columns count from 1 on the screen. */
export function reasonWords(reason: ReasonView, names: string[]): string {
  const key = `reason-${reason.code.replaceAll('_', '-')}`;
  if (!has(key)) return '';
  const values = { ...reason.values };
  for (const place of ['line', 'row', 'column']) {
    if (typeof values[place] === 'number') values[place] += 1;
  }
  if (typeof values.colour === 'number') values.colour = COLOURS[values.colour];
  if (typeof values.seat === 'number') values.name = names[values.seat] ?? '';
  values.count = values.tiles ?? 0;
  return t(key, values);
}

export function levelName(level: string): string {
  const key = `level-${level.replaceAll(/[^a-z0-9]/g, '-')}`;
  return has(key) ? t(key) : level;
}
