import { describe, expect, it } from 'vitest';
import type { PositionView, StepView } from '../../src/lib/table/protocol';
import { applyStep } from '../../src/lib/show/steps';
import games from '../games.json';

interface Game {
  start: PositionView;
  happened: { steps: StepView[]; position: PositionView }[];
}

/** The pieces on the table, without the turn. */
function pieces(position: PositionView) {
  const boards = position.boards.map(({ score, wall, pattern_lines, floor_line }) => ({
    score,
    wall,
    pattern_lines,
    floor_line,
  }));
  return { sources: position.sources, bag: position.bag, lid: position.lid, boards };
}

describe('steps', () => {
  it.each([0, 1, 2])('lead from every position of game %i to the next', (index) => {
    const game = (games as unknown as Game[])[index];
    let before = game.start;
    for (const { steps, position } of game.happened) {
      const after = steps.reduce(applyStep, before);
      expect(pieces(after)).toEqual(pieces(position));
      if (position.phase === 'draft') expect(after.start_marker).toBe(position.start_marker);
      before = position;
    }
    expect(before.phase).toBe('end');
  });
});
