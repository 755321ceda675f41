// Journeys: the server's steps as flights, with the places on the screen where tiles start and land.
// A pure computation: the director does the waiting, flight.ts the moving.
import type { Flight } from './flight';
import type { FloorThing, PlaceView, PositionView, StepView } from '../table/protocol';
import { applyStep } from './steps';

/** The flights of a step. */
export function flights(step: StepView, from: PositionView): Flight[] {
  if (step.type === 'MarkerMoved') return [flight('*', step.origin, step.target, 0, 0, from)];
  if (step.type === 'TilePlaced') {
    const origin = { area: 'line' as const, seat: step.seat, number: step.line };
    const target = { area: 'wall' as const, seat: step.seat, number: step.line, column: step.column };
    return [flight(step.colour, origin, target, 0, 0, from)];
  }
  if (step.type !== 'TilesMoved') return [];
  const count = step.origin.area === 'lid' || step.target.area === 'lid' ? Math.min(step.count, 4) : step.count;
  return Array.from({ length: count }, (_, i) =>
    flight(step.colour, step.origin, step.target, i, step.count, from),
  );
}

/** Steps that happen at the same time: a placement, a penalty or a bonus begins a new batch. */
export function batches(steps: StepView[]): StepView[][] {
  const found: StepView[][] = [];
  for (const step of steps) {
    const leads = step.type === 'TilePlaced' || step.type === 'FloorScored' || step.type === 'BonusScored';
    if (leads || !found.length) found.push([step]);
    else found[found.length - 1].push(step);
  }
  return found;
}

/** The position to show while tiles fly: they have left their places and are not at their targets yet. */
export function lifted(before: PositionView, steps: StepView[], after: PositionView): PositionView {
  const nowhere: PlaceView = { area: 'front' };
  let shown = before;
  for (const step of steps) {
    if (step.type === 'TilesMoved') shown = applyStep(shown, { ...step, target: nowhere });
    else if (step.type === 'TilePlaced') {
      const origin: PlaceView = { area: 'line', seat: step.seat, number: step.line };
      const moved = { type: 'TilesMoved' as const, colour: step.colour, count: 1, origin, target: nowhere };
      shown = applyStep(shown, moved);
    } else if (step.type === 'MarkerMoved') {
      shown = applyStep(shown, { ...step, target: { area: 'front', seat: after.start_marker } });
    }
  }
  return shown;
}

function flight(
  thing: FloorThing,
  origin: PlaceView,
  target: PlaceView,
  index: number,
  count: number,
  from: PositionView,
): Flight {
  return {
    thing,
    from: addresses(origin, thing, from, index, count, true),
    to: addresses(target, thing, from, index, count, false),
    soft: target.area === 'source' || target.area === 'lid',
  };
}

/** Where to look for a place on the screen: the exact space first, then what represents it. */
function addresses(
  place: PlaceView,
  thing: FloorThing,
  position: PositionView,
  index: number,
  count: number,
  leaving: boolean,
): string[] {
  const seat = `seat-${place.seat}`;
  switch (place.area) {
    case 'source': {
      const slot = thing === '*' ? 'marker' : thing;
      return place.number === 0
        ? [`source-0 ${slot}`, 'source-0']
        : [leaving ? `source-${place.number} ${thing} ${index}` : `source-${place.number} #`, `source-${place.number}`];
    }
    case 'line': {
      const filled = position.boards[place.seat!].pattern_lines[place.number!].filled;
      const slot = leaving ? Math.max(0, filled - 1 - index) : filled + index;
      return [`line-${place.seat}-${place.number}-${slot}`, seat];
    }
    case 'floor': {
      const lies = position.boards[place.seat!].floor_line;
      const slot = leaving ? Math.max(0, lies.indexOf(thing)) : (place.number ?? lies.length) + index;
      return [`floor-${place.seat}-${Math.min(6, slot)}`, seat];
    }
    case 'wall':
      return [`wall-${place.seat}-${place.number}-${place.column}`, seat];
    case 'front':
      return [seat];
    default:
      return [place.area, count ? 'bag' : 'lid', 'bag'];
  }
}

export function bonusCells(
  step: Extract<StepView, { type: 'BonusScored' }>,
  position: PositionView,
): string[] {
  const colour = ['B', 'Y', 'R', 'K', 'W'][step.index];
  const cells: string[] = [];
  position.boards[step.seat].wall.forEach((row, r) =>
    row.forEach((tile, c) => {
      const is = step.kind === 'row' ? r === step.index : step.kind === 'column' ? c === step.index : tile === colour;
      if (is) cells.push(`${r}-${c}`);
    }),
  );
  return cells;
}

/** The spaces that score for a placed tile, `row-column`, one for every point: its row, then its column. */
export function scoringCells({ line, column, horizontal, vertical }: Extract<StepView, { type: 'TilePlaced' }>): string[] {
  const cells = [...horizontal, ...vertical];
  return (cells.length ? cells : [{ row: line, column }]).map((cell) => `${cell.row}-${cell.column}`);
}
