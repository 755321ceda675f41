// Toasts: short messages over the table, one at a time. Screen readers announce them as alerts.

const STAY = 6000;

export class Toasts {
  text = $state('');
  /** Whether it is information, not a refusal. */
  friendly = $state(false);
  #timer = 0;

  show(text: string, friendly = false): void {
    this.text = text;
    this.friendly = friendly;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = ''), STAY);
  }
}
