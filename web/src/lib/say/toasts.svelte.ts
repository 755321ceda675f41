// Toasts: short messages over the table, one at a time.
// A refusal is an alert, which interrupts a screen reader. Information is said after other announcements.
import { untrack } from 'svelte';
import type { Explained } from './paragraphs';
import { voice } from './voice.svelte';

const STAY = 6000;
/** A toast with a link stays until a reader has reached it. */
const STAY_WITH_LINK = 12000;

export class Toasts {
  text = $state('');
  /** Whether it is information, not a refusal. */
  friendly = $state(false);
  /** What the rulebook explains about it. */
  explained = $state<Explained | null>(null);
  /** How many have been shown: the same words again are another toast. */
  count = $state(0);
  #timer = 0;

  show(text: string, friendly = false, explained: Explained | null = null): void {
    if (friendly) voice.say(text);
    this.display(text, friendly, explained);
  }

  /** Show information without saying it. */
  display(text: string, friendly = true, explained: Explained | null = null): void {
    this.text = text;
    // An effect that shows a toast must not depend on it.
    this.count = untrack(() => this.count) + 1;
    this.friendly = friendly;
    this.explained = explained;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = ''), explained ? STAY_WITH_LINK : STAY);
  }
}
