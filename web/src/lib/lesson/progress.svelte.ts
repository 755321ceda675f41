// Progress in the lesson, stored in the browser: the tasks that are solved, and the best streak of the drills.
import { keep, recall } from '../settings.svelte';
import type { ChapterView, Lesson, TaskView } from '../table/protocol';

interface Kept {
  solved: string[];
  best: number;
}

const KEY = 'azulejos.lesson';
const NOTHING: Kept = { solved: [], best: 0 };

export class Progress {
  #kept = $state.raw<Kept>({ ...NOTHING, ...recall<Partial<Kept>>(KEY, {}) });

  get best(): number {
    return this.#kept.best;
  }

  solve({ id }: TaskView): void {
    if (!this.#kept.solved.includes(id)) this.#keep({ solved: [...this.#kept.solved, id] });
  }

  beat(streak: number): void {
    if (streak > this.best) this.#keep({ best: streak });
  }

  isDone({ tasks }: ChapterView): boolean {
    return tasks.every(({ id }) => this.#kept.solved.includes(id));
  }

  /** The first task of a chapter that is not solved; the first one if all are. */
  firstOpen({ tasks }: ChapterView): number {
    return Math.max(0, tasks.findIndex(({ id }) => !this.#kept.solved.includes(id)));
  }

  /** The chapter to go on with; null if everything is solved. */
  current({ chapters }: Lesson): ChapterView | null {
    return chapters.find((chapter) => !this.isDone(chapter)) ?? null;
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    keep(KEY, this.#kept);
  }
}
