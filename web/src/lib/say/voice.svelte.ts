// The voice: what a screen reader says, every sentence once and in order.
// Sentences are added to a live region and never changed: a reader announces what is new in it.
// Everything behind an open sheet is hidden from readers, so each sheet has a region of its own and
// the voice uses the topmost one.

/** How many sentences stay in a region, to be read again. */
const KEPT = 20;
/** Milliseconds before speaking: by then a sheet that opens at the same moment is open. */
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

  /** Remove a region. When the last one goes, waiting sentences are dropped: their screen is gone. */
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
