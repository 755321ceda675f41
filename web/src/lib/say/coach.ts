// The coach's remarks in words.
import type { Remark } from '../play/coach.svelte';
import { reasonWords } from './codes';
import { proposeMove } from './log';
import { t } from './words.svelte';

export function remarkWords(remark: Remark, names: string[], you: number): string {
  if (remark.kind === 'warning') return reasonWords(remark.reason, names, you);
  const { move, tiles, reasons } = remark.better;
  const better = t('coach-better', { move: proposeMove(move, tiles) });
  return [better, ...reasons.map((reason) => reasonWords(reason, names, you))].filter(Boolean).join(' ');
}
