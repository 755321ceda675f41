// The analyst: asks for the best moves of a position, and keeps the answers.
// A file of its own because hints, the replay and loaded positions ask alike and fail alike.
import * as api from './api';
import { problemWords } from './codes';
import type { Analysis } from './protocol';
import { Warmth } from './warmth.svelte';

const AGAIN = 4000;

export class Analyst {
  thinking = $state(false);
  problem = $state('');
  /** Which of the best moves is pointed at; empty for the first. */
  chosen = $state('');
  warmth = new Warmth();
  #known = $state.raw<Record<string, Analysis>>({});

  of(position: string): Analysis | null {
    return this.#known[position] ?? null;
  }

  /** The move to point at in a position: the chosen one, else the best. */
  pointed(position: string): string {
    const moves = this.of(position)?.moves ?? [];
    return (moves.find(({ move }) => move === this.chosen) ?? moves[0])?.move ?? '';
  }

  learn(analysis: Analysis): void {
    this.#known = { ...this.#known, [analysis.position.text]: analysis };
    this.chosen = '';
  }

  forget(): void {
    this.#known = {};
  }

  analyse(position: string, isWanted: () => boolean): Promise<Analysis | null> {
    return this.ask(() => api.analyse({ position, seconds: 1.5, best: 5 }), isWanted);
  }

  /** One question at a time; null where there was no answer, and `problem` says why. */
  async ask(question: () => Promise<Analysis>, isWanted: () => boolean): Promise<Analysis | null> {
    if (this.thinking) return null;
    this.thinking = true;
    this.problem = '';
    this.warmth.wait(true);
    try {
      const found = await this.#answer(question, isWanted);
      if (found) this.learn(found);
      return found;
    } catch (error) {
      this.problem = problemWords(error);
      return null;
    } finally {
      this.warmth.wait(false);
      this.thinking = false;
    }
  }

  /** While the bots still get ready it asks again, as long as the answer is wanted. */
  async #answer(question: () => Promise<Analysis>, isWanted: () => boolean): Promise<Analysis | null> {
    while (isWanted()) {
      try {
        return await question();
      } catch (error) {
        if (!(error instanceof api.ApiError) || error.code !== 'bots/warming_up') throw error;
        this.warmth.cold = true;
        await new Promise((resolve) => window.setTimeout(resolve, AGAIN));
      }
    }
    return null;
  }
}
