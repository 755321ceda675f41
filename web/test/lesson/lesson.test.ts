import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lesson, VerdictView } from '../../src/lib/table/protocol';

const lesson = {
  chapters: [
    { id: 'take', paragraph: 'd2', tasks: [{ id: 'one' }, { id: 'two' }] },
    { id: 'place', paragraph: 'd4', tasks: [{ id: 'three' }] },
  ],
  facts: {},
} as unknown as Lesson;
const [take, place] = lesson.chapters;

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: {} });
});

async function newProgress() {
  const { Progress } = await import('../../src/lib/lesson/progress.svelte');
  return new Progress();
}

describe('progress in the lesson', () => {
  test('goes on with the first task that is not solved', async () => {
    const progress = await newProgress();
    expect(progress.current(lesson)).toBe(take);
    progress.solve(take.tasks[0]);
    expect(progress.firstOpen(take)).toBe(1);
    progress.solve(take.tasks[1]);
    expect(progress.isDone(take)).toBe(true);
    expect(progress.firstOpen(take)).toBe(0);
    expect(progress.current(lesson)).toBe(place);
    progress.solve(place.tasks[0]);
    expect(progress.current(lesson)).toBe(null);
  });

  test('is there after a reload', async () => {
    const progress = await newProgress();
    progress.solve(take.tasks[0]);
    progress.beat(4);
    progress.beat(2);
    const later = await newProgress();
    expect(later.firstOpen(take)).toBe(1);
    expect(later.best).toBe(4);
  });
});

describe('a verdict', () => {
  test.each([
    ['refused-row-has-colour', { line: 3, colour: 'B', holds: 'B' }, 'Row 3 of your wall already has blue.'],
    ['sum-floor', { costs: [1, 1, 2], sum: 4 }, 'Right! 1, 1 and 2: together 4.'],
    ['falls', { falls: 1, fits: 2, penalty: 1 }, 'You may do that, but 1 tile falls: −1.'],
  ])('says why: %s', async (code, values, words) => {
    const { learn, speak } = await import('../../src/lib/say/words.svelte');
    const { verdictWords } = await import('../../src/lib/say/lesson');
    await speak('en');
    await learn('lesson');
    expect(verdictWords({ code, values } as unknown as VerdictView, {})).toBe(words);
  });
});
