import { expect, test } from 'vitest';
import { reuse } from '../../src/lib/show/reuse';

const BEFORE = { sources: [[0, 1], [2, 3]], turn: 0 as number | null, boards: [{ score: 1 }] };

test('equal values become the same value', () => {
  expect(reuse(BEFORE, structuredClone(BEFORE))).toBe(BEFORE);
});

test('only what changed is new', () => {
  const after = { sources: [[0, 1], [2, 2]], turn: null, boards: [{ score: 1 }, { score: 0 }] };
  const found = reuse(BEFORE, after);
  expect(found).toEqual(after);
  expect(found.sources[0]).toBe(BEFORE.sources[0]);
  expect(found.sources[1]).not.toBe(BEFORE.sources[1]);
  expect(found.boards[0]).toBe(BEFORE.boards[0]);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [{}, null],
  [null, { a: 1 }],
])('%j becomes %j', (before, after) => {
  expect(reuse<unknown>(before, after)).toEqual(after);
});
