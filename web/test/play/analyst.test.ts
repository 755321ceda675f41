import { describe, expect, it } from 'vitest';
import { Analyst } from '../../src/lib/play/analyst.svelte';
import type { AnalysisView } from '../../src/lib/table/protocol';

const move = (name: string, share: number) => ({ move: name, win_probability: [share, 1 - share] });
const analysis = {
  position: { text: 'here', turn: 0 },
  moves: [move('3R2', 0.53), move('1B1', 0.54), move('CKF', 0.47)],
} as AnalysisView;

describe('analyst', () => {
  it('points at the first move of the analysis, also if another one is likelier to win', () => {
    const analyst = new Analyst();
    analyst.learn(analysis);
    expect(analyst.highlighted('here')).toBe('3R2');
    analyst.chosen = 'CKF';
    expect(analyst.highlighted('here')).toBe('CKF');
    expect(analyst.highlighted('there')).toBe('');
  });
});
