// Score sheets: where a seat's points came from, added up from the steps that the server sent.
// A player may ask for it at any moment, not only at the end.
import type { EventHappened, PositionView, ScoreSheet, StepView } from '../table/protocol';

const EMPTY: ScoreSheet = { placements: 0, floor: 0, rows: 0, columns: 0, colours: 0, total: 0, before: 0 };
const FIELD = { row: 'rows', column: 'columns', colour: 'colours' } as const;

/** The sheet of a seat after these moves; `start` is the position at which the game began. */
export function tally(moves: Pick<EventHappened, 'steps'>[], seat: number, start: PositionView | null): ScoreSheet {
  const before = start?.boards[seat].score ?? 0;
  const sheet = { ...EMPTY, before, total: before };
  return moves.flatMap(({ steps }) => steps).reduce((sum, step) => count(sum, step, seat), sheet);
}

function count(sheet: ScoreSheet, step: StepView, seat: number): ScoreSheet {
  if (!('seat' in step) || step.seat !== seat) return sheet;
  switch (step.type) {
    case 'TilePlaced':
      return { ...sheet, placements: sheet.placements + step.points, total: step.score };
    case 'FloorScored':
      return { ...sheet, floor: sheet.floor + step.lost, total: step.score };
    case 'BonusScored': {
      const field = FIELD[step.kind];
      return { ...sheet, [field]: sheet[field] + step.points, total: step.score };
    }
    default:
      return sheet;
  }
}

export interface Placement {
  index: number;
  across: number;
  down: number;
  points: number;
  colour: string;
}

/** What a wall tile scored when it was placed. */
export function placement(
  moves: Pick<EventHappened, 'steps'>[],
  seat: number,
  row: number,
  column: number,
): Placement | null {
  for (const [index, { steps }] of moves.entries()) {
    for (const step of steps) {
      const is = step.type === 'TilePlaced' && step.seat === seat && step.line === row && step.column === column;
      if (!is) continue;
      const [across, down] = [step.horizontal.length, step.vertical.length];
      return { index, across, down, points: step.points, colour: step.colour };
    }
  }
  return null;
}
