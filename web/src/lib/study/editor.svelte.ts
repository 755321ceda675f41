// The editor of a position: what was set up, what is in the hand, and what the server says about it.
import * as api from '../table/api';
import { problemWords } from '../say/codes';
import type { PositionLook, SetUpPosition } from '../table/protocol';
import { completed, put, type Space, type Thing } from './setup';

/** Milliseconds after the last change before the server is asked. */
const PAUSE = 120;

export class Editor {
  position = $state.raw<SetUpPosition>(null!);
  hand = $state<Thing>('B');
  look = $state.raw<PositionLook | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    begin: SetUpPosition,
    /** Null if there is nothing to ask yet. */
    private readonly ask: (position: SetUpPosition) => Promise<PositionLook> | null = (position) => api.lookAtPosition({ position }),
  ) {
    this.change(begin);
  }

  change(position: SetUpPosition): void {
    this.position = completed(position);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  /** Put what is in the hand, or what was dragged, on a space. */
  put(space: Space, thing: Thing = this.hand): void {
    this.change(put(this.position, space, thing));
  }

  /** The colours that are left for the bag. */
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
    const number = ++this.#asked;
    try {
      const look = await this.ask(this.position);
      if (number === this.#asked) [this.look, this.problem] = [look, ''];
    } catch (error) {
      if (number === this.#asked) [this.look, this.problem] = [null, problemWords(error)];
    }
  }
}

export const HANDS: readonly Thing[] = ['B', 'Y', 'R', 'K', 'W', '*', null];

