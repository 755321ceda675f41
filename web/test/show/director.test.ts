import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Director, type Happening } from '../../src/lib/show/director.svelte';
import { scoringCells } from '../../src/lib/show/journeys';
import { pitch } from '../../src/lib/show/sound';
import type { BoardView, PositionView, StepView } from '../../src/lib/table/protocol';

const WALL = Array.from({ length: 5 }, () => Array<'B' | null>(5).fill(null));
const position = (text: string, score = 0): PositionView =>
  ({ text, phase: 'draft', boards: [{ wall: WALL, score, floor_line: [] } as unknown as BoardView] }) as unknown as PositionView;
const happening = (steps: StepView[], after: PositionView): Happening =>
  ({ number: 1, event: { type: 'MovePlayed' }, steps, position: after }) as unknown as Happening;
const BONUS: StepView = { type: 'BonusScored', seat: 0, kind: 'column', index: 1, points: 7, score: 7 };

beforeEach(() => {
  vi.useFakeTimers();
  const place = { getBoundingClientRect: () => ({ x: 10, y: 10, width: 20, height: 20 }) };
  vi.stubGlobal('document', { hidden: false, querySelector: () => place });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

test('what is laid down during an animation stays', async () => {
  const director = new Director();
  director.lay(position('before'));
  director.add(happening([BONUS], position('after', 7)), true);
  await vi.advanceTimersByTimeAsync(100);
  expect(director.busy).toBe(true);
  director.lay(position('laid'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(director.busy).toBe(false);
  expect(director.shown?.text).toBe('laid');
});

test('a bonus counts up tile by tile and can be skipped', async () => {
  const director = new Director();
  director.lay(position('before'));
  director.add(happening([BONUS], position('after', 7)), true);
  const seen: [number, number | undefined][] = [];
  for (let tile = 0; tile < 5; tile++) {
    await vi.advanceTimersByTimeAsync(tile ? 150 : 10);
    seen.push([director.glowing.size, director.callouts[0]?.value]);
  }
  expect(seen).toEqual([[1, 1], [2, 3], [3, 4], [4, 6], [5, 7]]);
  expect(director.celebrating).toBe('column');
  director.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(director.busy).toBe(false);
  expect(director.celebrating).toBeNull();
  expect(director.shown?.text).toBe('after');
});

test('with reduced motion nothing is celebrated', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const director = new Director();
  director.lay(position('before'));
  director.add(happening([BONUS], position('after', 7)), true);
  await vi.advanceTimersByTimeAsync(0);
  expect(director.shown?.text).toBe('after');
  expect(director.busy).toBe(false);
});

test('every point of a placed tile has its space, and the pitch rises with each', () => {
  const placed = { type: 'TilePlaced', seat: 0, line: 1, column: 1, colour: 'B', points: 5, score: 5 } as const;
  const horizontal = [0, 1].map((column) => ({ row: 1, column }));
  const vertical = [0, 1, 2].map((row) => ({ row, column: 1 }));
  expect(scoringCells({ ...placed, horizontal, vertical } as never)).toHaveLength(5);
  expect(scoringCells({ ...placed, horizontal: [], vertical: [] } as never)).toEqual(['1-1']);
  for (let index = 1; index < 10; index++) expect(pitch(index)).toBeGreaterThan(pitch(index - 1));
});
