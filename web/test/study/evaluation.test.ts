import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/lib/table/api';
import { Evaluation } from '../../src/lib/study/evaluation.svelte';
import type { AnalysisLine, AnalysisReport } from '../../src/lib/table/protocol';

const report = (nodes: number, final = false): AnalysisReport => ({ type: 'report', moves: [], depth: 1, nodes, complete: false, final });

/** A server that answers each question with the next list of lines. */
function serving(...answers: (AnalysisLine | ApiError)[][]) {
  const asked: { position: string; signal: AbortSignal }[] = [];
  async function* lines({ position }: { position: string }, signal: AbortSignal): AsyncGenerator<AnalysisLine> {
    asked.push({ position, signal });
    for (const line of answers.shift() ?? []) {
      if (line instanceof ApiError) throw line;
      yield line;
    }
  }
  return { asked, evaluation: new Evaluation(lines) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the evaluation of a position', () => {
  test('keeps the deepest report', async () => {
    const { evaluation } = serving([report(10), report(50), report(20, true)]);
    evaluation.watch('p');
    await vi.runAllTimersAsync();
    expect(evaluation.of('p')?.nodes).toBe(50);
    expect(evaluation.thinking).toBe(false);
  });

  test('asks only about the position at which the user stays', async () => {
    const { asked, evaluation } = serving([report(10)], [report(10)]);
    evaluation.watch('p');
    evaluation.watch('q');
    await vi.runAllTimersAsync();
    expect(asked.map(({ position }) => position)).toEqual(['q']);
  });

  test('ends when it is stopped, goes on when it is resumed, and not after the final report', async () => {
    const { asked, evaluation } = serving([report(10, true)], [report(10)]);
    evaluation.watch('p');
    evaluation.stop();
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(0);
    void evaluation.resume();
    await vi.runAllTimersAsync();
    void evaluation.resume();
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
  });

  test('asks nothing while it is switched off', async () => {
    const { asked, evaluation } = serving([report(10)]);
    evaluation.turn(false);
    evaluation.watch('p');
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(0);
  });

  test('asks again if the server says when, and otherwise says what is wrong', async () => {
    const { asked, evaluation } = serving([new ApiError('server/too_fast', '', 429, 500)], [report(10)]);
    evaluation.watch('p');
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(2);
    const refusing = serving([new ApiError('server/no_analyses', '', 403)]);
    refusing.evaluation.watch('p');
    await vi.runAllTimersAsync();
    expect([refusing.asked.length, refusing.evaluation.problem]).toEqual([1, 'code-other']);
  });
});
