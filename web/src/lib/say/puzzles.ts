// Words of puzzles: the question, the moves, and what they lose.
import { parseMove } from '../play/moves';
import { questionTheme } from '../puzzles/themes';
import type { AnalysedMoveView, PositionView, PuzzleView, Theme } from '../table/protocol';
import { indexOf } from '../tiles';
import { proposeMove } from './log';
import { list, percent, t } from './words.svelte';

export function questionWords({ themes }: PuzzleView): string {
  return t('puzzles-question', { theme: questionTheme(themes) ?? 'other' });
}

export function themeWords(themes: Theme[]): string {
  return themes.length ? t('puzzles-themes', { themes: list(themes.map((theme) => t('puzzles-theme', { theme }))) }) : '';
}

/** A move of a position as a proposal. */
export function moveWords(text: string, position: PositionView): string {
  const move = parseMove(text);
  return proposeMove(text, move.kind === 'draft' ? position.sources[move.source][indexOf(move.colour)] : 1);
}

/** How much lower the win probability of a move is than that of the best one. */
export function lossOf(move: AnalysedMoveView, best: AnalysedMoveView, seat: number): number {
  return best.win_probability[seat] - move.win_probability[seat];
}

/** A lower win probability in words; empty if it is not lower. */
export function lossWords(loss: number): string {
  return Math.round(loss * 100) > 0 ? t('puzzles-loss', { share: percent(loss) }) : '';
}
