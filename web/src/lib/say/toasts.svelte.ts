// Toasts: short words over the table, for whoever looks and, as an alert, for whoever listens.

const STAY = 6000;

export class Toasts {
  text = $state('');
  /** Whether it is kind news rather than a refusal. */
  friendly = $state(false);
  #timer = 0;

  show(text: string, friendly = false): void {
    this.text = text;
    this.friendly = friendly;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = ''), STAY);
  }
}
