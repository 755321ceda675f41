// The editor of a position: what was set up, what is in the hand, and what the server says about it.
import * as api from '../table/api';
import { problemWords } from '../say/codes';
import type { PositionLook, SetUpPosition } from '../table/protocol';
import { completed, put, type Space, type Thing } from './setup';

/** Milliseconds after the last change before the server is asked. */
const PAUSE = 120;

/** All things that a hand can hold. */
export const HANDS: readonly Thing[] = ['B', 'Y', 'R', 'K', 'W', '*', null];

export class Editor {
  position = $state.raw<SetUpPosition>(null!);
  hand = $state<Thing>('B');
  look = $state.raw<PositionLook | null>(null);
  problem = $state('');
  /** Whether the server has seen the last change. */
  isChecked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changes = 0;

  constructor(
    begin: SetUpPosition,
    /** Null if there is nothing to ask yet. */
    private readonly ask: (position: SetUpPosition) => Promise<PositionLook> | null = (position) => api.lookAtPosition({ position }),
  ) {
    this.change(begin);
  }

  change(position: SetUpPosition): void {
    [this.position, this.isChecked] = [completed(position), false];
    this.#changes += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  /** Put what is in the hand, or what was dragged, on a space. */
  put(space: Space, thing: Thing = this.hand): void {
    this.change(put(this.position, space, thing));
  }

  /** The tiles that are left for the bag. */
  bag = $derived.by(() => this.look?.bag ?? null);

  inLid(colour: number, count: number): void {
    const lid = this.position.lid.map((old, index) => (index === colour ? count : old));
    this.change({ ...this.position, lid: lid as SetUpPosition['lid'] });
  }

  score(seat: number, score: number): void {
    const boards = this.position.boards.map((board, index) => (index === seat ? { ...board, score } : board));
    this.change({ ...this.position, boards });
  }

  /** Ask what is wrong; only the answer about the last change counts. */
  async #check(): Promise<void> {
    const number = this.#changes;
    try {
      const look = await this.ask(this.position);
      this.#answered(number, look, '');
    } catch (error) {
      this.#answered(number, null, problemWords(error));
    }
  }

  #answered(number: number, look: PositionLook | null, problem: string): void {
    if (number === this.#changes) [this.look, this.problem, this.isChecked] = [look, problem, true];
  }
}
