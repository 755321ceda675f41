import { describe, expect, it } from 'vitest';
import type { PositionView, StepView } from '../src/lib/table/protocol';
import { placement, tally } from '../src/lib/play/score-sheet';
import games from './games.json';

interface Game {
  happened: { steps: StepView[]; position: PositionView }[];
}

describe('score sheets', () => {
  it.each([0, 1, 2])('add up to every score of game %i', (index) => {
    const { happened } = (games as unknown as Game[])[index];
    for (let length = 1; length <= happened.length; length++) {
      const { boards } = happened[length - 1].position;
      boards.forEach(({ score }, seat) => {
        const sheet = tally(happened.slice(0, length), seat);
        const bonus = sheet.rows + sheet.columns + sheet.colours;
        expect(sheet.placements - sheet.floor + bonus).toBe(score);
        expect(sheet.total).toBe(score);
      });
    }
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
