// Warmth: whether the server's bots are still getting ready, which the first start ever takes.
// A file of its own because a bot's slow first move and a hint that does not come have one reason.
import * as api from './api';

const PATIENCE = 2000;

export class Warmth {
  cold = $state(false);
  #timer = 0;
  #waiting = false;

  /** Ask the server again and again while somebody waits for a bot, but not in the first moments. */
  wait(waiting: boolean): void {
    window.clearTimeout(this.#timer);
    this.#waiting = waiting;
    if (waiting) this.#timer = window.setTimeout(() => void this.#again(), PATIENCE);
    else this.cold = false;
  }

  async #again(): Promise<void> {
    const cold = await api.health().then(
      ({ bots }) => bots !== 'ready',
      () => false,
    );
    // The bot may have moved while the server was asked.
    if (!this.#waiting) return;
    this.cold = cold;
    if (cold) this.wait(true);
  }
}
