// Codes into words: refusals, reasons and levels arrive as codes; their words are in the catalogues.
// A file of its own because a code that no catalogue knows must still say something.
import type { ReasonView } from './protocol';
import { has, t } from './words.svelte';

/** `table/not_your_turn` is `code-table-not-your-turn`; an unknown one keeps the server's sentence. */
export function codeWords(code: string, sentence: string): string {
  const key = `code-${code.replaceAll(/[/_]/g, '-')}`;
  return has(key) ? t(key) : t('code-other', { sentence });
}

export function reasonWords(reason: ReasonView): string {
  const key = `reason-${reason.code.replaceAll('_', '-')}`;
  return has(key) ? t(key, reason.values) : reason.code;
}

export function levelName(level: string): string {
  const key = `level-${level.replaceAll(/[^a-z0-9]/g, '-')}`;
  return has(key) ? t(key) : level;
}
