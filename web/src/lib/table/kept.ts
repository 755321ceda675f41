// Answers of the server that the browser stores, so that the rulebook and finished games open without the server.
// Nothing that was asked for with a key is stored, and no game in progress.
import type { LookedAt, Replay } from './protocol';

const CACHE = 'azulejos-kept';
/** What the rulebook needs. */
const BOOK = ['/api/about', '/api/rulebook'];
const GAME = /^(\/api\/tables\/[\w-]+)(?:\/(replay|review))?$/;
/** How many games are stored; the oldest ones are dropped. */
const MOST = 30;

/** Browsers have this storage on localhost and over HTTPS only. */
export const canKeep = (): boolean => 'caches' in globalThis;

/** Whether an answer is for ever: the rulebook, or something about a finished game. */
export function isLasting(path: string, answer: unknown): boolean {
  if (BOOK.includes(path)) return true;
  const part = GAME.exec(path);
  if (!part) return false;
  if (part[2] === 'replay') return (answer as Replay).result !== null;
  return part[2] === 'review' || (answer as LookedAt).table.state === 'finished';
}

/** Store an answer if it is for ever. */
export async function keepAnswer(path: string, answer: unknown): Promise<void> {
  if (!canKeep() || !isLasting(path, answer)) return;
  await attempt(async (cache) => {
    // A new copy goes to the end, so that the oldest is first.
    await cache.delete(path);
    await cache.put(path, Response.json(answer));
    const replays = (await cache.keys()).filter(({ url }) => url.endsWith('/replay'));
    for (const { url } of replays.slice(0, -MOST)) await drop(cache, new URL(url).pathname);
  });
}

export async function keptAnswer<T>(path: string): Promise<T | null> {
  if (!canKeep()) return null;
  return attempt(async (cache) => ((await (await cache.match(path))?.json()) ?? null) as T | null);
}

/** Store what the rulebook needs, before anyone has opened it. */
export async function keepBook(): Promise<void> {
  await attempt((cache) => cache.addAll(BOOK));
}

/** Forget a game that the server no longer has. */
export async function forgetKept(path: string): Promise<void> {
  if (canKeep()) await attempt((cache) => drop(cache, path));
}

/** Forget everything. */
export async function forgetAllKept(): Promise<void> {
  if (canKeep()) await caches.delete(CACHE);
}

async function drop(cache: Cache, path: string): Promise<void> {
  const table = GAME.exec(path)?.[1];
  if (table) await Promise.all(['', '/replay', '/review'].map((part) => cache.delete(table + part)));
}

/** A browser may refuse, because its owner disabled storage or because it is full. */
async function attempt<T>(work: (cache: Cache) => Promise<T>): Promise<T | null> {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return null;
  }
}
