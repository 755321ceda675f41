// The voice: what a screen reader says, every sentence once and in order.
// Sentences are added to a live region and never changed: a reader announces what is new in it.
// Everything behind an open sheet is hidden from readers, so each sheet brings a region of its own
// and the voice speaks in the topmost one.

/** How many sentences stay in a region, for whoever wants to read them again. */
const KEPT = 20;
/** Milliseconds before speaking: a sheet that opens at the same moment is open by then. */
const BREATH = 150;

export interface Said {
  key: number;
  text: string;
}

/** One live region. */
export class Region {
  said = $state.raw<Said[]>([]);
}

export class Voice {
  #regions: Region[] = [];
  #waiting: string[] = [];
  #key = 0;

  constructor(private readonly later: (speak: () => void) => void) {}

  open(): Region {
    const region = new Region();
    this.#regions.push(region);
    if (this.#waiting.length) this.later(() => this.#speak());
    return region;
  }

  /** Take a region away. Nobody is left to hear what was to be said on a screen that is gone. */
  close(region: Region): void {
    this.#regions = this.#regions.filter((other) => other !== region);
    if (!this.#regions.length) this.#waiting = [];
  }

  say(...sentences: string[]): void {
    if (!sentences.length) return;
    if (!this.#waiting.length) this.later(() => this.#speak());
    this.#waiting.push(...sentences);
  }

  #speak(): void {
    const region = this.#regions.at(-1);
    if (!region || !this.#waiting.length) return;
    const said = this.#waiting.map((text) => ({ key: ++this.#key, text }));
    region.said = [...region.said.slice(-KEPT), ...said];
    this.#waiting = [];
  }
}

export const voice = new Voice((speak) => window.setTimeout(speak, BREATH));
