// The analyst: asks the server for the best moves of a position and keeps the answers.
import * as api from '../table/api';
import { problemWords } from '../say/codes';
import type { AnalysisView } from '../table/protocol';

export class Analyst {
  thinking = $state(false);
  problem = $state('');
  /** The best move that the player selected; empty for the first. */
  chosen = $state('');
  #known = $state.raw<Record<string, AnalysisView>>({});

  of(position: string): AnalysisView | null {
    return this.#known[position] ?? null;
  }

  /** The move to highlight in a position: the selected one, else the best. */
  highlighted(position: string): string {
    const moves = this.of(position)?.moves ?? [];
    return (moves.find(({ move }) => move === this.chosen) ?? moves[0])?.move ?? '';
  }

  learn(analysis: AnalysisView): void {
    this.#known = { ...this.#known, [analysis.position.text]: analysis };
    this.chosen = '';
  }

  forget(): void {
    this.#known = {};
  }

  analyse(position: string): Promise<AnalysisView | null> {
    return this.ask(() => api.analyse({ position, seconds: 1.5, best: 5 }));
  }

  /** Ask one question at a time; null if there was no answer, and `problem` says why. */
  async ask(question: () => Promise<AnalysisView>): Promise<AnalysisView | null> {
    if (this.thinking) return null;
    this.thinking = true;
    this.problem = '';
    try {
      const found = await question();
      this.learn(found);
      return found;
    } catch (error) {
      this.problem = problemWords(error);
      return null;
    } finally {
      this.thinking = false;
    }
  }
}
