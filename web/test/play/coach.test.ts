import { describe, expect, it } from 'vitest';
import { Coach, type Remark } from '../../src/lib/play/coach.svelte';
import type { CoachView } from '../../src/lib/table/protocol';

const warning = (code: string, row?: number) => ({ code, numbers: { seat: 0, ...(row === undefined ? {} : { row }) }, side: 'even' as const });
const view = (changes: Partial<CoachView>): CoachView => ({ game_event: 5, warnings: [], better: null, ...changes });
const better = (number: number) => ({ number, played: '1B1', move: '2R3', tiles: 3, reasons: [] });

/** A coach whose server gives these answers. */
function coached(answers: Partial<Record<'turn' | 'move', CoachView>>) {
  const said: Remark[] = [];
  const asked: string[] = [];
  const coach = new Coach(
    (about) => {
      asked.push(about);
      const answer = answers[about];
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('no connection'));
    },
    (remark) => said.push(remark),
  );
  return { coach, said, asked, answers };
}

describe('the coach', () => {
  it('warns before a move, each time once', async () => {
    const { coach, said, asked } = coached({ turn: view({ warnings: [warning('ends_game', 2), warning('floor_fills')] }) });
    await coach.turn(5, 4);
    expect(said).toEqual([{ kind: 'warning', reason: warning('ends_game', 2) }]);
    expect(coach.remark).toEqual(said[0]);
    await coach.turn(5, 4);
    expect(asked).toEqual(['turn']);
  });

  it('says the same only once a round, and then what comes next', async () => {
    const both = [warning('floor_fills'), warning('marker_cheap')];
    const { coach, said, answers } = coached({ turn: view({ warnings: both }), move: view({}) });
    await coach.turn(5, 1);
    for (const event of [7, 9, 11]) {
      await coach.moved(event - 1);
      answers.turn = view({ game_event: event, warnings: both });
      await coach.turn(event, event === 11 ? 2 : 1);
    }
    const codes = said.map((remark) => (remark.kind === 'warning' ? remark.reason.code : ''));
    expect(codes).toEqual(['floor_fills', 'marker_cheap', 'floor_fills']);
  });

  it('makes at most one remark a turn: what was better comes first', async () => {
    const { coach, said, asked } = coached({ move: view({ better: better(4) }), turn: view({ warnings: [warning('floor_fills')] }) });
    void coach.moved(4);
    await coach.turn(5, 1);
    expect(said).toEqual([{ kind: 'better', better: better(4) }]);
    coach.dismiss();
    expect(coach.remark).toBeNull();
    await coach.turn(6, 1);
    expect(asked).toEqual(['move']);
  });

  it('says nothing about a move that was taken back, or about an older one', async () => {
    const { coach, said, answers } = coached({ move: view({ better: better(4) }) });
    const judging = coach.moved(4);
    coach.tookBack();
    await judging;
    answers.move = view({ better: better(4) });
    await coach.moved(8);
    expect(said).toEqual([]);
  });

  it('forgets what it said when the player moves', async () => {
    const { coach, answers } = coached({ move: view({ better: better(4) }) });
    await coach.moved(4);
    expect(coach.remark).not.toBeNull();
    answers.move = view({});
    await coach.moved(8);
    expect(coach.remark).toBeNull();
  });

  it('is silent without an answer, or with one about another position', async () => {
    const { coach, said, answers } = coached({});
    await coach.moved(4);
    await coach.turn(5, 1);
    answers.turn = view({ warnings: [warning('floor_fills')] });
    await coach.turn(7, 1);
    expect(said).toEqual([]);
  });
});
