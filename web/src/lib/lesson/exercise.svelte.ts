// An exercise: a task of the lesson or a drill while a reader works on it.
import { problemWords } from '../say/codes';
import { Director } from '../show/director.svelte';
import { scored } from '../show/frame';
import type { TaskView, VerdictView } from '../table/protocol';
import { Hand } from '../play/hand.svelte';

/** What the exercise asks of the server and tells the screen. */
export interface Submission {
  submit(answer: string | number): Promise<VerdictView>;
  judged(verdict: VerdictView): void;
}

export class Exercise {
  verdict = $state.raw<VerdictView | null>(null);
  /** Why a line refuses the tiles in hand, or why the server did not answer. */
  note = $state('');
  hinting = $state(false);
  director = new Director();
  hand: Hand;
  #busy = $state(false);
  /** Whether an answer can be given now. */
  open = $derived.by(() => !this.verdict && !this.#busy);
  /** The spaces that stand out: the one that is asked about, then those that scored. */
  glowing = $derived.by((): ReadonlySet<string> => {
    if (this.director.busy) return this.director.glowing;
    if (this.verdict?.position) return scored({ steps: this.verdict.steps, position: this.verdict.position });
    const { space } = this.task;
    return new Set(space ? [`0-${space.row}-${space.column}`] : []);
  });

  constructor(
    readonly task: TaskView,
    private readonly submission: Submission,
  ) {
    this.director.lay(task.position);
    this.hand = new Hand({
      choices: () => (this.open && task.kind === 'move' ? task.choices : null),
      play: (move) => void this.answer(move),
      tell: (words) => (this.note = words),
    });
  }

  async answer(answer: string | number): Promise<void> {
    if (!this.open) return;
    this.#busy = true;
    this.note = '';
    try {
      this.#receive(await this.submission.submit(answer));
    } catch (error) {
      this.note = problemWords(error);
    }
    this.#busy = false;
  }

  /** Lay the tiles out again after a wrong answer. */
  again(): void {
    this.verdict = null;
    this.director.lay(this.task.position);
  }

  #receive(verdict: VerdictView): void {
    const { position, steps } = verdict;
    this.verdict = verdict;
    const event = { type: 'MovePlayed', seat: 0, move: '' } as const;
    if (position) this.director.add({ number: 0, event, steps, position }, true);
    this.submission.judged(verdict);
  }
}
