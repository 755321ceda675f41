import { describe, expect, it } from 'vitest';
import type { PositionView, StepView } from '../../src/lib/table/protocol';
import { placement, tally } from '../../src/lib/play/score-sheet';
import games from '../games.json';

interface Game {
  happened: { steps: StepView[]; position: PositionView }[];
}

describe('score sheets', () => {
  it.each([0, 1, 2])('add up to every score of game %i', (index) => {
    const { happened } = (games as unknown as Game[])[index];
    for (let length = 1; length <= happened.length; length++) {
      const { boards } = happened[length - 1].position;
      boards.forEach(({ score }, seat) => {
        const sheet = tally(happened.slice(0, length), seat, null);
        const bonus = sheet.rows + sheet.columns + sheet.colours;
        expect(sheet.placements - sheet.floor + bonus).toBe(score);
        expect(sheet.total).toBe(score);
      });
    }
  });

  it('count what a seat had when the game began at a position', () => {
    const { happened } = (games as unknown as Game[])[0];
    const at = happened.findIndex(({ position }) => position.round_number === 3);
    const start = happened[at - 1].position;
    expect(Math.max(...start.boards.map(({ score }) => score))).toBeGreaterThan(0);
    const late = happened.slice(at);
    start.boards.forEach(({ score }, seat) => {
      expect(tally([], seat, start)).toMatchObject({ before: score, total: score });
      const sheet = tally(late, seat, start);
      const sum = sheet.placements - sheet.floor + sheet.rows + sheet.columns + sheet.colours;
      expect(sheet.before + sum).toBe(sheet.total);
    });
  });

  it('know what every tile on a wall scored', () => {
    const { happened } = (games as unknown as Game[])[0];
    happened.at(-1)!.position.boards.forEach(({ wall }, seat) =>
      wall.forEach((row, r) =>
        row.forEach((tile, c) => {
          const found = placement(happened, seat, r, c);
          expect(found?.colour ?? null).toBe(tile);
          if (found) expect(found.points).toBe(found.across + found.down || 1);
        }),
      ),
    );
  });
});
