import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/lib/table/api';
import { forgetAllKept, forgetKept, isLasting, keepAnswer, keptAnswer } from '../../src/lib/table/kept';
import { reviewLines } from '../../src/lib/review/stream';

/** A cache in memory, in the order in which entries were put. */
class MemoryCache {
  entries = new Map<string, Response>();
  put = async (path: string, response: Response) => void this.entries.set(path, response);
  match = async (path: string) => this.entries.get(path)?.clone();
  delete = async (path: string) => this.entries.delete(path);
  keys = async () => [...this.entries.keys()].map((path) => ({ url: `http://localhost${path}` }));
}

let cache = new MemoryCache();
const over = (state: string) => ({ number: 9, table: { state }, position: null });

beforeEach(() => {
  cache = new MemoryCache();
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => cache.entries.clear() });
});
afterEach(() => vi.unstubAllGlobals());

test('only the rulebook and finished games are for ever', () => {
  expect(isLasting('/api/rulebook', {})).toBe(true);
  expect(isLasting('/api/tables/abc', over('finished'))).toBe(true);
  expect(isLasting('/api/tables/abc', over('playing'))).toBe(false);
  expect(isLasting('/api/tables/abc/replay', { result: { scores: [1, 2] } })).toBe(true);
  expect(isLasting('/api/tables/abc/replay', { result: null })).toBe(false);
  for (const path of ['/api/tables', '/api/me', '/api/me/games', '/api/review', '/api/lesson']) expect(isLasting(path, {})).toBe(false);
});

test('what is stored is found and forgotten', async () => {
  await keepAnswer('/api/tables/abc', over('finished'));
  await keepAnswer('/api/tables/abc/replay', { result: {} });
  await keepAnswer('/api/about', { levels: [] });
  expect(await keptAnswer('/api/tables/abc')).toEqual(over('finished'));
  await forgetKept('/api/tables/abc/replay');
  expect([...cache.entries.keys()]).toEqual(['/api/about']);
  await forgetAllKept();
  expect(await keptAnswer('/api/about')).toBeNull();
});

test('the oldest of many games is dropped', async () => {
  for (let game = 0; game < 30; game++) {
    await keepAnswer(`/api/tables/g${game}`, over('finished'));
    await keepAnswer(`/api/tables/g${game}/replay`, { result: {} });
  }
  await keepAnswer('/api/tables/g0/replay', { result: {} });
  await keepAnswer('/api/tables/new/replay', { result: {} });
  expect(await keptAnswer('/api/tables/g0/replay')).not.toBeNull();
  expect(await keptAnswer('/api/tables/g1/replay')).toBeNull();
  expect(await keptAnswer('/api/tables/g1')).toBeNull();
});

test('a browser that refuses to store is no error', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied')) });
  await keepAnswer('/api/about', {});
  expect(await keptAnswer('/api/about')).toBeNull();
});

async function reviewed(): Promise<unknown[]> {
  const lines = [];
  for await (const line of reviewLines({ table: 'abc' }, new AbortController().signal)) lines.push(line);
  return lines;
}

test('a finished review opens without the server, an unfinished one does not', async () => {
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => undefined, addEventListener: () => undefined });
  const lines = [{ type: 'progress', done: 1 }, { type: 'game', moves: [] }];
  const answer = (count: number) => async () => new Response(lines.slice(0, count).map((line) => `${JSON.stringify(line)}\n`).join(''));
  const offline = () => Promise.reject(new TypeError('network'));
  vi.stubGlobal('fetch', answer(1));
  await reviewed();
  vi.stubGlobal('fetch', offline);
  await expect(reviewed()).rejects.toBeInstanceOf(ApiError);
  vi.stubGlobal('fetch', answer(2));
  await reviewed();
  vi.stubGlobal('fetch', offline);
  expect(await reviewed()).toEqual([lines[1]]);
});
