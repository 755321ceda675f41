// The analyst: asks the server for the best moves of a position and keeps the answers.
// While the bots' code is loading, a simple player answers first. The bots' answer replaces it.
import * as api from '../table/api';
import { problemWords } from '../say/codes';
import type { AnalysisView } from '../table/protocol';
import { BotLoading } from '../table/bot-loading.svelte';

export class Analyst {
  thinking = $state(false);
  problem = $state('');
  /** The best move that the player selected; empty for the first. */
  chosen = $state('');
  botLoading = new BotLoading();
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

  analyse(position: string, isWanted: () => boolean): Promise<AnalysisView | null> {
    return this.ask(() => api.analyse({ position, seconds: 1.5, best: 5 }), isWanted);
  }

  /** Ask one question at a time; null if there was no answer, and `problem` says why. */
  async ask(question: () => Promise<AnalysisView>, isWanted: () => boolean): Promise<AnalysisView | null> {
    if (this.thinking) return null;
    this.thinking = true;
    this.problem = '';
    try {
      const found = await question();
      this.learn(found);
      if (found.warming_up) void this.#askAgain(found.position.text, question, isWanted);
      return found;
    } catch (error) {
      this.problem = problemWords(error);
      return null;
    } finally {
      this.thinking = false;
    }
  }

  /** Replace the simple player's answer by the bots' once they are ready, if it is still shown. */
  async #askAgain(position: string, question: () => Promise<AnalysisView>, isWanted: () => boolean): Promise<void> {
    const isShown = () => isWanted() && this.of(position)?.warming_up === true;
    while (await this.botLoading.untilReady(isShown)) {
      const found = await question().catch(() => null);
      if (found && isShown()) this.learn(found);
    }
  }
}
