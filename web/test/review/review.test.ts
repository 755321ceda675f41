import { beforeEach, describe, expect, it, vi } from 'vitest';
import { roundMarks, seatLines, sharesAfter } from '../../src/lib/review/graph';
import { linesOf } from '../../src/lib/table/ndjson';
import { RunningReview } from '../../src/lib/review/running.svelte';
import { betterWords, dealWords, gradeWords, lostWords } from '../../src/lib/say/review';
import { learn } from '../../src/lib/say/words.svelte';
import { ApiError } from '../../src/lib/table/api';
import type { DealLuck, GameReview, PositionView, Replay, ReviewedMove, ReviewLine } from '../../src/lib/table/protocol';
import { LANGUAGE_CODES, speakIn } from '../language';

const SUBJECT = { table: 'alpha' };
const names = ['Ada', 'Bento'];
const deal: DealLuck = { type: 'deal', ply: 0, round: 1, wins: [0.6, 0.4], expected: [0.5, 0.5] };
const judgedMove = (move: string, share: number, score: number) => ({ move, wins: [share, 1 - share], scores: [score, 20], line: [] });
const move = (ply: number, final: boolean, share = 0.3): ReviewedMove => ({
  type: 'move',
  ply,
  round: 1,
  seat: 0,
  position: '',
  played: judgedMove('CB1', share, 11.6),
  best: judgedMove('2R3', 0.75, 18.2),
  loss: 0.45,
  loss_points: 6.6,
  grade: 'blunder',
  solved: false,
  final,
  why: [],
});
const game = { type: 'game', moves: [move(1, true)], deals: [deal], key_moments: [1] } as unknown as GameReview;

async function* said(lines: ReviewLine[]): AsyncGenerator<ReviewLine> {
  yield* lines;
}

/** A review whose requests are answered one after the other: with lines, or with an error. */
function running(...answers: (ReviewLine[] | ApiError)[]) {
  const signals: AbortSignal[] = [];
  const review = new RunningReview((_, signal) => {
    signals.push(signal);
    const answer = answers[signals.length - 1];
    if (answer instanceof ApiError) throw answer;
    return said(answer);
  });
  return { review, signals };
}

describe('the lines of a stream', () => {
  it('are read however the text is cut', async () => {
    const text = new TextEncoder().encode('{"type":"progress","done":0,"total":2,"ahead":0}\n{"type":"problem","sentence":"é"}\n');
    async function* pieces() {
      for (const byte of text) yield Uint8Array.of(byte);
    }
    const found = [];
    for await (const line of linesOf<{ type: string }>(pieces())) found.push(line);
    expect(found.map(({ type }) => type)).toEqual(['progress', 'problem']);
    expect(found[1]).toMatchObject({ sentence: 'é' });
  });
});

describe('a review', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('fills in, and a first grade does not replace a final one', async () => {
    const { review } = running([{ type: 'progress', done: 0, total: 2, ahead: 0 }, deal, move(1, true, 0.3), move(1, false, 0.9), game]);
    await review.open(SUBJECT);
    expect(review.moves[1].played.wins[0]).toBe(0.3);
    expect([review.done, review.total, review.seen]).toEqual([2, 2, 1]);
    expect(review.game).toBe(game);
  });

  it('asks again after a stream that broke off, and when the server says when', async () => {
    const { review, signals } = running([deal], new ApiError('server/busy', '', 503, 500), [game]);
    const opened = review.open(SUBJECT);
    await vi.advanceTimersByTimeAsync(0);
    expect(review.trouble).toMatchObject({ error: { code: 'page/offline' }, asksAgain: true });
    await vi.advanceTimersByTimeAsync(3000);
    expect(review.trouble?.error.code).toBe('server/busy');
    await vi.advanceTimersByTimeAsync(500);
    await opened;
    expect(signals.length).toBe(3);
    expect([review.trouble, review.game]).toEqual([null, game]);
  });

  it('does not ask again if the server makes no reviews', async () => {
    const { review, signals } = running(new ApiError('server/no_reviews', '', 403));
    await review.open(SUBJECT);
    expect(review.trouble?.asksAgain).toBe(false);
    expect(signals.length).toBe(1);
  });

  it('ends its request when it is closed, and asks no more', async () => {
    const { review, signals } = running([deal]);
    const opened = review.open(SUBJECT);
    await vi.advanceTimersByTimeAsync(0);
    review.close();
    await opened;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('the graph', () => {
  const judged = { moves: { 1: move(1, true) }, deals: { 0: deal } };

  it('draws what a deal changed as a dotted step with a mark', () => {
    const [ada] = seatLines(judged, names, 3, () => '');
    expect(ada.points).toEqual([
      { x: 0, y: 0.5 },
      { x: 0, y: 0.6, dotted: true },
      { x: 1, y: 0.3 },
    ]);
    expect(ada.dots).toEqual([{ x: 0, y: 0.6 }]);
  });

  it('leaves out what is not judged yet', () => {
    expect(sharesAfter(judged, 2)).toBe(null);
    expect(sharesAfter(judged, 1)).toEqual([0.3, 0.7]);
  });

  it('marks the beginning of every round', () => {
    const moves = [null, 0, null].map((seat, at) => ({ seat, position: { round_number: at ? 2 : 1 } }));
    expect(roundMarks({ moves } as unknown as Replay, String)).toEqual([
      { x: 0, label: '1' },
      { x: 2, label: '2' },
    ]);
  });
});

describe('the words of a review', () => {
  const before = { sources: [[], [], [0, 0, 3, 0, 0]] } as unknown as PositionView;

  it('say what was lost, what was better, and what was luck', async () => {
    await speakIn('en');
    await learn('review');
    expect(lostWords(move(1, true))).toEqual(['Win probability 30% instead of 75%.', 'Expected score 12 instead of 18.']);
    expect(betterWords(move(1, true), before)).toBe('Better: place 3 red tiles from factory 2 in line 3.');
    expect(dealWords(deal, names)).toBe('The new tiles changed the win probability: Ada +10% and Bento −10%.');
    expect(gradeWords(null)).toBe('Only move');
  });

  it.each(LANGUAGE_CODES)('have no gap in %s', async (language) => {
    await speakIn(language);
    await learn('review');
    const words = [...lostWords(move(1, true)), betterWords(move(1, true), before), dealWords(deal, names)].join(' ');
    expect(words).not.toMatch(/review-|[{}]/);
    expect(words).toContain('Ada');
  });
});
