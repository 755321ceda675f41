// Toasts: short messages over the table, one at a time. Screen readers announce them as alerts.

import type { Explained } from './paragraphs';

const STAY = 6000;
/** A toast with a link stays until a reader has reached it. */
const STAY_WITH_LINK = 12000;

export class Toasts {
  text = $state('');
  /** Whether it is information, not a refusal. */
  friendly = $state(false);
  /** What the rulebook explains about it. */
  explained = $state<Explained | null>(null);
  #timer = 0;

  show(text: string, friendly = false, explained: Explained | null = null): void {
    this.text = text;
    this.friendly = friendly;
    this.explained = explained;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = ''), explained ? STAY_WITH_LINK : STAY);
  }
}
