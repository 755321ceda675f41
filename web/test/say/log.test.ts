import { describe, expect, it } from 'vitest';
import { askMove, describeEntry, describeMove, proposeMove, type LogEntry } from '../../src/lib/say/log';
import type { StepView } from '../../src/lib/table/protocol';
import games from '../games.json';
import { LANGUAGE_CODES, speakIn } from '../language';

// Without a catalogue, a message is its own name. These tests compare names only.
const NAMES = ['Anna', 'Björn', 'Chloé', 'Dieter'];
const GREY = (games as unknown as { happened: { steps: StepView[] }[] }[])[2].happened;
const isTiling = (steps: StepView[]) => steps[0]?.type === 'TilePlaced';
const turn = (steps: StepView[], more: Partial<LogEntry> = {}): LogEntry => ({
  move: isTiling(steps) ? 'T11' : '1B1',
  seat: 0,
  steps,
  round: 1,
  ...more,
});

describe('log', () => {
  it('tells every penalty and every bonus of a grey wall once', () => {
    const steps = GREY.flatMap((happened) => happened.steps);
    const told = GREY.flatMap((happened) => describeEntry(turn(happened.steps), NAMES, null).after);
    const lost = steps.filter((step) => step.type === 'FloorScored' && step.lost > 0);
    const bonuses = steps.filter((step) => step.type === 'BonusScored');
    expect(lost.length).toBeGreaterThan(0);
    expect(bonuses.length).toBeGreaterThan(0);
    expect(told.filter((words) => words === 'log-floor')).toHaveLength(lost.length);
    expect(told.filter((words) => words === 'log-bonus')).toHaveLength(bonuses.length);
  });

  it('does not tell twice what a tiling scored', () => {
    const tilings = GREY.filter(({ steps }) => isTiling(steps));
    for (const { steps } of tilings) {
      expect(describeEntry(turn(steps), NAMES, null).after).not.toContain('log-scored');
    }
  });

  it('says that a move was played because time ran out', () => {
    const { steps } = GREY[1];
    expect(describeEntry(turn(steps, { late: true }), NAMES, 0).after[0]).toBe('log-time');
    expect(describeEntry(turn(steps), NAMES, 0).after).not.toContain('log-time');
  });
});

describe('a question before a move', () => {
  it('has words of its own for each kind of move', () => {
    expect(askMove('3R2', 2)).toBe('confirm-draft');
    expect(askMove('T23', 1)).toBe('confirm-tiling');
    expect(askMove('T2F', 1)).toBe('confirm-line-falls');
  });
});

const DRAFTED: StepView[] = [
  {
    type: 'TilesMoved',
    colour: 'B',
    count: 3,
    origin: { area: 'source', seat: null, number: 3 },
    target: { area: 'line', seat: 0, number: 3 },
  } as unknown as StepView,
];
const MOVES = ['3B4', '3BF', 'CB4', 'CBF', 'T24', 'T2F'];

describe.each(LANGUAGE_CODES)('an entry of the log in %s', (language) => {
  it('is short on the screen and a whole sentence for screen readers', async () => {
    await speakIn(language);
    for (const move of MOVES) {
      for (const you of [true, false]) {
        const { text, heard } = describeMove('Leonor', you, move, DRAFTED);
        expect(text.length).toBeLessThanOrEqual(30);
        expect(text).toContain('→');
        expect(heard).toMatch(/\.$/);
        expect(heard).not.toMatch(/[→≡①-⑨{}]|heard-/);
      }
    }
  });

  it('has a sign for the factory and one for the line', async () => {
    await speakIn(language);
    expect(describeMove('Leonor', false, '3B4', DRAFTED).text).toMatch(/^Leonor\s?: ③ → ≡4$/);
  });

  it('is proposed and asked about in words', async () => {
    await speakIn(language);
    for (const move of MOVES) {
      expect(proposeMove(move, 2)).not.toMatch(/[→≡{}]|do-/);
      expect(askMove(move, 2)).toMatch(/\?$/);
    }
  });
});
