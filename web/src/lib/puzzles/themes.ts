// The themes of puzzles: how the page lists them, and which one makes the question.
import type { Theme } from '../table/protocol';

/** Every theme, in the order of the list. The number is the rank as a question, 1 for the most telling; null makes none. */
const QUESTION_RANKS: Record<Theme, number | null> = {
  'last-round': 2,
  deny: 3,
  column: 4,
  colour: 5,
  floor: 6,
  marker: 7,
  'grey-tiling': 1,
  'three-seats': null,
  'four-seats': null,
};

export const THEMES = Object.keys(QUESTION_RANKS) as Theme[];
const QUESTIONS = THEMES.filter((theme) => QUESTION_RANKS[theme]).sort((a, b) => QUESTION_RANKS[a]! - QUESTION_RANKS[b]!);

/** The most telling of the themes; null if none makes a question. */
export function questionTheme(themes: Theme[]): Theme | null {
  return QUESTIONS.find((theme) => themes.includes(theme)) ?? null;
}
