// Loading of the bots: how much of their code the server has compiled, which it does on its first start.
import * as api from './api';
import { percent } from '../say/words.svelte';

const PAUSE = 2000;

export class BotLoading {
  /** From 0 to 1; null before the first answer, and when the bots are ready. */
  #loaded = $state<number | null>(null);

  /** Whether the server cannot load them; then a simple player answers for good. */
  hasFailed = $state(false);

  isLoading = $derived.by(() => this.#loaded !== null);
  words = $derived.by(() => percent(this.#loaded ?? 0));

  async isReady(): Promise<boolean> {
    const { bots, bots_loaded } = await api.health().catch(() => ({ bots: '', bots_loaded: 0 }));
    this.#loaded = bots === 'ready' ? null : (bots_loaded ?? 0);
    this.hasFailed = bots === 'failed';
    return bots === 'ready';
  }

  /** Ask the server repeatedly until the bots are ready; false if they never will be, or if the answer is no longer wanted. */
  async untilReady(isWanted: () => boolean): Promise<boolean> {
    while (isWanted()) {
      if (await this.isReady()) return true;
      if (this.hasFailed) return false;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return false;
  }
}
