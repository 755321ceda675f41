// Keys: the tokens and nonces of this browser's tables.
// A file of its own because whoever has the token has the seat: it is written here and nowhere else.
import { keep, recall } from './settings.svelte';

export interface Key {
  id: string;
  token: string;
  returnPath: string;
  /** A seat's share of the draws, promised by its hash and shown when the game starts. */
  nonces: Record<number, string>;
  at: number;
}

const KEY = 'azulejos.tables';
const MOST = 30;

export function keys(): Key[] {
  return recall<Key[]>(KEY, []);
}

export function keyOf(id: string): Key | undefined {
  return keys().find((key) => key.id === id);
}

export function keepKey(key: Omit<Key, 'at' | 'nonces'>, nonces: Record<number, string> = {}): Key {
  const old = keyOf(key.id);
  const kept = { ...key, nonces: { ...old?.nonces, ...nonces }, at: Date.now() };
  keep(KEY, [kept, ...keys().filter((other) => other.id !== key.id)].slice(0, MOST));
  return kept;
}

export function forget(id: string): void {
  keep(
    KEY,
    keys().filter((key) => key.id !== id),
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

/** A fresh nonce and its hash; no promise is made where the browser has no WebCrypto (plain HTTP). */
export async function newNonce(): Promise<{ nonce: string; hash: string } | null> {
  if (!crypto.subtle) return null;
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  const hash = await crypto.subtle.digest('SHA-256', nonce);
  return { nonce: hex(nonce), hash: hex(new Uint8Array(hash)) };
}
