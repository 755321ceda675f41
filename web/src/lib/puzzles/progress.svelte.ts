// What a solver has done, stored in the browser. The rules are those of azulejos/puzzles/progress.py.
import { keep, recall } from '../settings.svelte';
import type { PuzzleView, Theme } from '../table/protocol';
import { KEY } from './today';

export interface Done {
  /** The puzzles that were tried, the last one at the end. */
  tried: string[];
  solved: number;
  streak: number;
  longest: number;
  /** Follows the solver. */
  difficulty: number;
  /** The last day whose puzzle was solved; empty for none. */
  day: string;
  /** The theme that the solver wants; null for any. */
  theme: Theme | null;
}

/** How many puzzles are remembered. */
export const MOST_TRIED = 5000;
const NOTHING: Done = { tried: [], solved: 0, streak: 0, longest: 0, difficulty: 4, day: '', theme: null };

/** What is done after an answer; only the first answer to a puzzle counts. */
export function after(done: Done, puzzle: Pick<PuzzleView, 'id' | 'day' | 'most_difficult'>, isRight: boolean): Done {
  const tried = [...done.tried.filter((id) => id !== puzzle.id), puzzle.id].slice(-MOST_TRIED);
  if (done.tried.includes(puzzle.id)) return { ...done, tried };
  const streak = isRight ? done.streak + 1 : 0;
  const difficulty = Math.min(Math.max(done.difficulty + (isRight ? 1 : -1), 1), puzzle.most_difficult);
  return {
    ...done,
    tried,
    streak,
    difficulty,
    solved: done.solved + Number(isRight),
    longest: Math.max(streak, done.longest),
    day: isRight && puzzle.day ? puzzle.day : done.day,
  };
}

export class Progress {
  #done = $state.raw<Done>(stored());

  get done(): Done {
    return this.#done;
  }

  hasTried({ id }: PuzzleView): boolean {
    return this.#done.tried.includes(id);
  }

  answered(puzzle: PuzzleView, isRight: boolean): void {
    this.#keep(after(stored(), puzzle, isRight));
  }

  want(theme: Theme | null): void {
    this.#keep({ ...stored(), theme });
  }

  #keep(done: Done): void {
    this.#done = done;
    keep(KEY, done);
  }
}

/** Read again before every change: another tab may have changed it. */
function stored(): Done {
  return { ...NOTHING, ...recall<Partial<Done>>(KEY, {}) };
}
