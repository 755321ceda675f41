// BotLoading: how much of the bots' code the server has loaded. On its first start it must compile it.
import * as api from './api';
import { percent } from '../say/words.svelte';

const PAUSE = 2000;

export class BotLoading {
  /** From 0 to 1; null while nobody has asked, and when the bots are ready. */
  #loaded = $state<number | null>(null);

  isLoading = $derived.by(() => this.#loaded !== null);
  words = $derived.by(() => percent(this.#loaded ?? 0));

  async isReady(): Promise<boolean> {
    const { bots, bots_loaded } = await api.health().catch(() => ({ bots: '', bots_loaded: 0 }));
    this.#loaded = bots === 'ready' ? null : (bots_loaded ?? 0);
    return bots === 'ready';
  }

  /** Ask the server again and again until the bots are ready; false if nobody waits any more. */
  async untilReady(isWanted: () => boolean): Promise<boolean> {
    while (isWanted()) {
      if (await this.isReady()) return true;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return false;
  }
}
