import { beforeEach, expect, test, vi } from 'vitest';
import { Progress } from '../../src/lib/puzzles/progress.svelte';
import { Solving } from '../../src/lib/puzzles/solving.svelte';
import { THEMES, questionTheme } from '../../src/lib/puzzles/themes';
import { isTodaySolved } from '../../src/lib/puzzles/today';
import type { PuzzleLine, PuzzleVerdict, PuzzleView } from '../../src/lib/table/protocol';

const PUZZLE = { id: 'K7QX2M', day: null, most_difficult: 12 } as PuzzleView;
const VERDICT: PuzzleVerdict = { type: 'verdict', is_right: true, answer: '3R2', second: '3RF', loss: 0.5, proved: false };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('window', globalThis);
});

const puzzle = (id: string, day: string | null = null) => ({ ...PUZZLE, id, day });

test('right answers make a streak and the next puzzle more difficult', () => {
  const progress = new Progress();
  for (const id of ['A', 'B']) progress.answered(puzzle(id), true);
  expect(progress.done).toMatchObject({ tried: ['A', 'B'], streak: 2, longest: 2, solved: 2, difficulty: 6 });
  progress.answered(puzzle('C'), false);
  expect(progress.done).toMatchObject({ streak: 0, longest: 2, solved: 2, difficulty: 5 });
  expect(new Progress().done).toEqual(progress.done);
});

test('only the first answer to a puzzle counts', () => {
  const progress = new Progress();
  for (const id of ['A', 'B']) progress.answered(puzzle(id), false);
  progress.answered(puzzle('A'), true);
  expect(progress.done).toMatchObject({ tried: ['B', 'A'], streak: 0, solved: 0, difficulty: 2 });
});

test('the difficulty stays between 1 and the most difficult', () => {
  const progress = new Progress();
  for (let id = 0; id < 20; id++) progress.answered(puzzle(`wrong-${id}`), false);
  expect(progress.done.difficulty).toBe(1);
  for (let id = 0; id < 20; id++) progress.answered(puzzle(`right-${id}`), true);
  expect(progress.done.difficulty).toBe(12);
});

test('the puzzle of today is solved after its right answer', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 24, 23, 59) });
  const progress = new Progress();
  progress.answered(puzzle('A', '2026-12-24'), false);
  progress.answered(puzzle('A', '2026-12-24'), true);
  expect(isTodaySolved()).toBe(false);
  progress.answered(puzzle('B', '2026-12-24'), true);
  expect(isTodaySolved()).toBe(true);
  vi.setSystemTime(Date.UTC(2026, 11, 25));
  expect(isTodaySolved()).toBe(false);
  vi.useRealTimers();
});

test('the most telling theme makes the question, and the number of seats makes none', () => {
  expect(questionTheme(THEMES)).toBe('grey-tiling');
  expect(questionTheme(['column', 'deny', 'three-seats'])).toBe('deny');
  expect(questionTheme(['three-seats'])).toBeNull();
});

/** A puzzle whose answers come from a list, one stream after the other. */
function solvingOf(...streams: (PuzzleLine[] | Error)[]) {
  const heard: string[] = [];
  async function* lines(): AsyncGenerator<PuzzleLine> {
    const next = streams.shift();
    if (next instanceof Error) throw next;
    yield* next ?? [];
  }
  const listener = { judged: () => void heard.push('judged'), explained: () => void heard.push('explained') };
  return { solving: new Solving(PUZZLE, listener, lines), heard };
}

test('the verdict comes first and the explanation later', async () => {
  const { solving, heard } = solvingOf([VERDICT, { type: 'waiting' }, { type: 'explanation', moves: [] }]);
  await solving.answer('3R2');
  expect([solving.given, solving.verdict, heard]).toEqual(['3R2', VERDICT, ['judged', 'explained']]);
  solving.again();
  expect([solving.given, solving.verdict]).toEqual(['', null]);
});

test('a missing explanation is asked for again, and the verdict is heard once', async () => {
  const problem: PuzzleLine = { type: 'problem', code: 'server/busy', sentence: 'later', retry_after: 1 };
  const { solving, heard } = solvingOf([VERDICT, problem], [VERDICT, { type: 'explanation', moves: [] }]);
  await solving.answer('3R2');
  expect([heard, solving.problem]).toEqual([['judged', 'explained'], '']);
});

test('an answer that did not arrive can be given again', async () => {
  const { solving, heard } = solvingOf(new Error('offline'), [VERDICT]);
  await solving.answer('3R2');
  expect([solving.given, heard]).toEqual(['', []]);
  expect(solving.toasts.text).not.toBe('');
  await solving.answer('3R2');
  expect(heard).toEqual(['judged']);
});
