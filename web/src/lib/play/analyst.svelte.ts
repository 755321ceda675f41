// The analyst: asks for the best moves of a position, and keeps the answers.
// While the bots' code is not loaded, a simple player gives a first look. The bots' answer replaces it.
import * as api from '../table/api';
import { problemWords } from '../say/codes';
import type { AnalysisView } from '../table/protocol';
import { BotLoading } from '../table/bot-loading.svelte';

export class Analyst {
  thinking = $state(false);
  problem = $state('');
  /** Which of the best moves is pointed at; empty for the first. */
  chosen = $state('');
  botLoading = new BotLoading();
  #known = $state.raw<Record<string, AnalysisView>>({});

  of(position: string): AnalysisView | null {
    return this.#known[position] ?? null;
  }

  /** The move to point at in a position: the chosen one, else the best. */
  pointed(position: string): string {
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

  analyse(position: string, isWanted: () => boolean): Promise<AnalysisView | null> {
    return this.ask(() => api.analyse({ position, seconds: 1.5, best: 5 }), isWanted);
  }

  /** One question at a time; null where there was no answer, and `problem` says why. */
  async ask(question: () => Promise<AnalysisView>, isWanted: () => boolean): Promise<AnalysisView | null> {
    if (this.thinking) return null;
    this.thinking = true;
    this.problem = '';
    try {
      const found = await question();
      this.learn(found);
      if (found.stand_in) void this.#askAgain(found.position.text, question, isWanted);
      return found;
    } catch (error) {
      this.problem = problemWords(error);
      return null;
    } finally {
      this.thinking = false;
    }
  }

  /** Replace a first look by the bots' answer once they are ready, if it is still there. */
  async #askAgain(position: string, question: () => Promise<AnalysisView>, isWanted: () => boolean): Promise<void> {
    const isShown = () => isWanted() && this.of(position)?.stand_in === true;
    while (await this.botLoading.untilReady(isShown)) {
      const found = await question().catch(() => null);
      if (found && isShown()) this.learn(found);
    }
  }
}
