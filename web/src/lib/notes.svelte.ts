// Notes: short words over the table, and what a screen reader says.
// A file of its own because everything that happens on a table may want to say something.

const STAY = 6000;

export class Notes {
  text = $state('');
  /** Whether it is kind news rather than a refusal. */
  friendly = $state(false);
  /** What was said last, one sentence a paragraph. */
  spoken = $state.raw<string[]>([]);
  #timer = 0;

  tell(text: string, friendly = false): void {
    this.text = text;
    this.friendly = friendly;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = ''), STAY);
  }

  /** For ears only. */
  say(...sentences: string[]): void {
    this.spoken = sentences;
  }
}
