// Verification of the draws: computes every deal again from the seed, which is published at the end.
// This is a second verifier next to the server's. docs/fairness.md specifies both.
import { bytes, hashOf, type Key } from '../table/keys';
import type { EventHappened, PositionView, TableView } from '../table/protocol';
import { hmac } from './sha256';
import { canProve, difference, hasBotShare, isEveryShareFixed } from './commitments';
import { COLOURS } from '../tiles';

/**
 * `verified`: proven to this page, which stored the commitment, its nonces, and the promises of all seats.
 * `consistent`: everything agrees, but this page stored nothing to compare with. `unproven`: a person has no share in
 * the draws. `older`: an older version of this page may have stored the promises too late. `failed`: something does not
 * agree. `impossible`: the seed or a part of the game is missing.
 */
export type Verdict = 'verified' | 'consistent' | 'unproven' | 'older' | 'failed' | 'impossible';

/** How many tiles of a colour there are. */
const EACH = 20;

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
  for (let factory = 0; factory < factories; factory++) {
    const tiles = [0, 0, 0, 0, 0];
    for (let tile = 0; tile < 4; tile++) {
      if (!sum(bag)) lid.forEach((count, colour) => ([bag[colour], lid[colour]] = [count, 0]));
      if (!sum(bag)) break;
      let at = stream.below(sum(bag));
      const colour = bag.findIndex((count) => (at -= count) < 0);
      bag[colour] -= 1;
      tiles[colour] += 1;
    }
    plates.push(plate(tiles));
  }
  return plates.join('/');
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** Compare every draw of a finished game with what its seed and nonces give, and with what this page stored. */
export function verify(table: TableView, history: EventHappened[], key?: Key): Verdict {
  if (!table.seed || !isComplete(history)) return 'impossible';
  if (hashOf(table.seed) !== table.commitment || hasBotShare(table) || difference(key, table)) return 'failed';
  if (!isStartRight(table, history) || !arePromisesKept(table, history) || !areDrawsRight(table, history)) return 'failed';
  if (table.seats.some((seat) => seat.kind === 'person' && !seat.nonce)) return 'unproven';
  if (!canProve(key, table)) return 'consistent';
  return isEveryShareFixed(key, table) ? 'verified' : 'older';
}

/** Whether every event is there, from the first one to the start of the game. */
function isComplete(history: EventHappened[]): boolean {
  return history.every(({ number }, index) => number === index + 1) && history.some(({ event }) => event.type === 'GameStarted');
}

/** Whether the table's promises are those of the events before the start, and every nonce matches its promise. */
function arePromisesKept(table: TableView, history: EventHappened[]): boolean {
  const promised: string[] = table.seats.map(() => '');
  for (const { event } of history) {
    if (event.type === 'TableCreated' && event.commitment !== table.commitment) return false;
    if (event.type === 'StartCalled') break;
    if (event.type === 'SeatClaimed') promised[event.seat] = event.nonce_hash ?? '';
    if (event.type === 'BotSeated' || event.type === 'SeatOpened') promised[event.seat] = '';
  }
  return table.seats.every(
    ({ seat, nonce, nonce_hash }) => nonce_hash === promised[seat] && (!nonce || hashOf(nonce) === nonce_hash),
  );
}

/** Whether the game began at the position that was set by hand, if one was. */
function isStartRight(table: TableView, history: EventHappened[]): boolean {
  const set = history.find(({ event }) => event.type === 'StartSet')?.event;
  if (set?.type !== 'StartSet') return !table.start;
  const begun = history.find(({ event }) => event.type === 'GameStarted')?.position;
  return set.position === table.start && set.position === begun?.text;
}

/**
 * Whether the first seat and every deal follow from the seed. Bag and lid are counted here, not taken from the server;
 * only a start that was set by hand has its own.
 */
function areDrawsRight(table: TableView, history: EventHappened[]): boolean {
  const stream = new Stream(bytes(table.seed!), bytes(table.seats.map((seat) => seat.nonce).join('')));
  let bag = COLOURS.map(() => EACH);
  let lid = COLOURS.map(() => 0);
  for (const { event, position } of history) {
    if (event.type === 'GameStarted') {
      if (table.start && position) bag = [...position.bag];
      else if (stream.below(table.seats.length) !== event.first_seat) return false;
    }
    if (event.type === 'TilesDealt') {
      const drawn = deal(stream, bag, lid, 2 * table.seats.length + 1);
      if (drawn !== event.deal || !position || drawn !== dealt(position)) return false;
    }
    if (!position) continue;
    const seen = visible(position);
    lid = bag.map((count, colour) => EACH - count - seen[colour]);
    if (!same(position.bag, bag) || !same(position.lid, lid)) return false;
  }
  return true;
}

/** How many tiles of each colour are visible: on sources, pattern lines, floor lines and walls. */
export function visible(position: PositionView): number[] {
  const boards = position.boards.flatMap(({ wall, pattern_lines, floor_line }) => [
    ...wall.flat(),
    ...floor_line,
    ...pattern_lines.flatMap(({ colour, filled }) => Array<string | null>(filled).fill(colour)),
  ]);
  return COLOURS.map(
    (letter, colour) => sum(position.sources.map((source) => source[colour])) + boards.filter((tile) => tile === letter).length,
  );
}

const same = (a: readonly number[], b: readonly number[]) => a.every((count, colour) => count === b[colour]);
const plate = (tiles: readonly number[]) => COLOURS.map((letter, colour) => letter.repeat(tiles[colour])).join('') || '-';
/** The tiles on the factories, written as a deal. */
const dealt = (position: PositionView) => position.sources.slice(1).map(plate).join('/');
