// Keys: the tokens and nonces of this browser's tables.
// The token gives access to the seat. It is stored here and nowhere else.
import { keep, recall } from '../settings.svelte';
import { sha256 } from '../fair/sha256';

export interface Key {
  id: string;
  token: string;
  returnPath: string;
  /** Each seat's share of the draws, promised by its hash and shown when the game starts. */
  nonces: Record<number, string>;
  /** The hash of the server's seed, as it was when a seat was claimed. */
  commitment?: string;
  /** What was promised when the start was called, before this page showed a nonce. */
  start?: StartNote;
  at: number;
  /** Whether the game was begun with a coach. */
  coached?: boolean;
  /** Whether the game is known to be over. */
  over?: boolean;
}

export interface StartNote {
  /** The hash of every seat's nonce, empty if none was promised. */
  promised: string[];
  /** The seats of this page. */
  mine: number[];
  /** Whether it was noted before this page showed a nonce; older versions showed it first if they were alone with bots. */
  isFirst?: boolean;
}

const KEY = 'azulejos.tables';
const MOST = 30;

export function keys(): Key[] {
  return recall<Key[]>(KEY, []);
}

export function keyOf(id: string): Key | undefined {
  return keys().find((key) => key.id === id);
}

/** The seats of this browser at a table. */
export function seatsOf(id: string): number[] {
  return Object.keys(keyOf(id)?.nonces ?? {}).map(Number);
}

export function keepKey(key: Omit<Key, 'at' | 'nonces'>, nonces: Record<number, string> = {}): Key {
  const old = keyOf(key.id);
  const kept = { ...old, ...key, nonces: { ...old?.nonces, ...nonces }, at: Date.now() };
  keep(KEY, fewest([kept, ...keys().filter((other) => other.id !== key.id)]));
  return kept;
}

/** Limit the number of keys: finished games are dropped first, then the oldest. */
function fewest(all: Key[]): Key[] {
  const kept = [...all];
  while (kept.length > MOST) {
    const oldestOver = kept.findLastIndex(({ over }) => over);
    kept.splice(oldestOver > 0 ? oldestOver : -1, 1);
  }
  return kept;
}

/** Remember that a game is over. */
export function markOver(id: string): void {
  keep(
    KEY,
    keys().map((key) => (key.id === id ? { ...key, over: true } : key)),
  );
}

export function forget(id: string): void {
  keep(
    KEY,
    keys().filter((key) => key.id !== id),
  );
}

/** Forget all finished games; a game that goes on keeps its seat. */
export function forgetFinished(): void {
  keep(
    KEY,
    keys().filter(({ over }) => !over),
  );
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(10)));
}

/** A random token, for a first seat. */
export function newToken(): string {
  return hex(crypto.getRandomValues(new Uint8Array(24)));
}

/** The SHA-256 of bytes in hexadecimal, in hexadecimal. */
export function hashOf(text: string): string {
  return hex(sha256(bytes(text)));
}

/** The nonce of a seat, stored or new, and its hash, which promises it. */
export function nonceFor(id: string, seat: number): { nonce: string; hash: string } {
  const nonce = keyOf(id)?.nonces[seat] ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  return { nonce, hash: hashOf(nonce) };
}
