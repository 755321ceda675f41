import { describe, expect, it } from 'vitest';
import { floorWords, lineWords } from '../../src/lib/say/lines';
import type { DraftEffects, LineEffect, PatternLineView } from '../../src/lib/table/protocol';
import { LANGUAGE_CODES, speakIn } from '../language';

const EMPTY: PatternLineView = { colour: null, filled: 0, capacity: 2 };

/** Two yellow tiles with the start marker, which goes to the first free floor space. */
function withMarker(marker_cost: number, ...lines: Partial<LineEffect>[]): DraftEffects {
  const nothing = { put: '2', line: 1, fits: 0, falls: 0, completes: false, points: 0, penalty: marker_cost };
  return { colour: 'Y', count: 2, lines: lines.map((line) => ({ ...nothing, ...line })), refused: [], marker_cost };
}

describe('the start marker in the name of a line', () => {
  it('costs something even if every tile fits', async () => {
    await speakIn('en');
    const completes = withMarker(1, { fits: 2, completes: true, points: 1 });
    expect(lineWords(EMPTY, 1, completes)).toBe(
      'Line 2: empty, holds 2 tiles. 2 fit and complete the line: 1 point. Start marker: minus 1 point',
    );
    const fits = withMarker(1, { fits: 2 });
    expect(lineWords(EMPTY, 1, fits)).toBe('Line 2: empty, holds 2 tiles. 2 fit. Start marker: minus 1 point');
  });

  it('is told apart from what the tiles cost', async () => {
    await speakIn('en');
    const falls = withMarker(1, { fits: 1, falls: 1, completes: true, points: 1, penalty: 2 });
    expect(lineWords(EMPTY, 1, falls)).toContain('1 point. 1 falls: minus 1 point. Start marker: minus 1 point');
    const floor = withMarker(1, { line: null, put: 'F', falls: 2, penalty: 4 });
    expect(floorWords([], 0, floor)).toBe('Floor line: empty. 2 fall: minus 3 points. Start marker: minus 1 point');
  });

  it('leaves nothing to pay for tiles that find no space', async () => {
    await speakIn('en');
    const last = withMarker(3, { line: null, put: 'F', falls: 2, penalty: 3 });
    expect(floorWords(['B'], 1, last)).toBe('Floor line: blue. 2 fall. Start marker: minus 3 points');
  });

  it.each(LANGUAGE_CODES)('adds up to what the badge shows in %s', async (language) => {
    await speakIn(language);
    const penalty = 5;
    const falls = withMarker(2, { fits: 1, falls: 1, penalty });
    const costs = [...lineWords(EMPTY, 1, falls).matchAll(/(\d+) (?:points?|min\w+|mínus\w+)/gi)].map(([, cost]) => Number(cost));
    expect(costs).toEqual([3, 2]);
    expect(costs[0] + costs[1]).toBe(penalty);
  });

  it.each(LANGUAGE_CODES)('is not named if it does not come along in %s', async (language) => {
    await speakIn(language);
    const { marker_cost: _, ...without } = withMarker(0, { fits: 2 });
    expect(lineWords(EMPTY, 1, without)).toBe(lineWords(EMPTY, 1, withMarker(0, { fits: 2 })));
    expect(lineWords(EMPTY, 1, without)).not.toMatch(/point|min|mínus|Punkt/);
  });
});
