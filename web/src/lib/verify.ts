// Fair draws, checked here: every deal computed again from the seed that the end made public.
// A file of its own because it is a second verifier beside the server's: docs/fairness.md says how,
// and both must find the same tiles.
import { bytes, hex } from './keys';
import type { EventHappened as Happening, TableView } from './protocol';
import { hmac, sha256 } from './sha256';
import { COLOURS } from './tiles';

export type Verdict = 'verified' | 'failed' | 'impossible';

/** A stream of 64-bit words from HMAC-SHA256, four from every block. */
export class Stream {
  #words: bigint[] = [];
  #counter = 0n;
  constructor(
    private readonly seed: Uint8Array,
    private readonly nonces: Uint8Array,
  ) {}

  word(): bigint {
    if (!this.#words.length) {
      const message = new Uint8Array(this.nonces.length + 8);
      message.set(this.nonces);
      new DataView(message.buffer).setBigUint64(this.nonces.length, this.#counter++);
      const block = new DataView(hmac(this.seed, message).buffer);
      for (let at = 0; at < block.byteLength; at += 8) this.#words.push(block.getBigUint64(at));
    }
    return this.#words.shift()!;
  }

  below(limit: number): number {
    return below(limit, () => this.word());
  }
}

/** A uniform number below `limit` from 64-bit words, by rejection. */
export function below(limit: number, word: () => bigint): number {
  const size = BigInt(limit);
  const usable = (1n << 64n) - ((1n << 64n) % size);
  for (;;) {
    const next = word();
    if (next < usable) return Number(next % size);
  }
}

/** Draw tile by tile, factory by factory; bag and lid are changed. */
export function deal(stream: Stream, bag: number[], lid: number[], factories: number): string {
  const plates: string[] = [];
  for (let plate = 0; plate < factories; plate++) {
    const tiles = [0, 0, 0, 0, 0];
    for (let tile = 0; tile < 4; tile++) {
      if (!sum(bag)) lid.forEach((count, colour) => ([bag[colour], lid[colour]] = [count, 0]));
      if (!sum(bag)) break;
      let at = stream.below(sum(bag));
      const colour = bag.findIndex((count) => (at -= count) < 0);
      bag[colour] -= 1;
      tiles[colour] += 1;
    }
    plates.push(COLOURS.map((letter, colour) => letter.repeat(tiles[colour])).join('') || '-');
  }
  return plates.join('/');
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** Compare every deal of a finished game with what its seed and nonces give. */
export function verify(table: TableView, history: Happening[]): Verdict {
  if (!table.seed) return 'impossible';
  const seed = bytes(table.seed);
  if (hex(sha256(seed)) !== table.commitment) return 'failed';
  const stream = new Stream(seed, bytes(table.seats.map((seat) => seat.nonce).join('')));
  let [bag, lid] = [[20, 20, 20, 20, 20], [0, 0, 0, 0, 0]];
  let checked = 0;
  for (const { event, position } of history) {
    if (event.type === 'GameStarted' && stream.below(table.seats.length) !== event.first_seat) return 'failed';
    if (event.type === 'TilesDealt') {
      if (deal(stream, bag, lid, 2 * table.seats.length + 1) !== event.deal) return 'failed';
      checked += 1;
    }
    if (position) [bag, lid] = [[...position.bag], [...position.lid]];
  }
  return checked ? 'verified' : 'impossible';
}
