// Steps: apply the server's steps to a position, one at a time.
// Every step names where a piece came from and where it went, so the page can show what happens between
// two positions without knowing the rules.
import type { BoardView, FloorThing, PlaceView, PositionView, StepView } from '../table/protocol';
import { withTiles, type Counts } from '../tiles';

export function applyStep(position: PositionView, step: StepView): PositionView {
  switch (step.type) {
    case 'TilesMoved': {
      const tiles = Array<FloorThing>(step.count).fill(step.colour);
      return put(take(position, step.origin, tiles), step.target, tiles);
    }
    case 'MarkerMoved':
      return moveMarker(position, step.origin, step.target);
    case 'LidPoured':
      return { ...position, bag: sum(position.bag, step.tiles), lid: [0, 0, 0, 0, 0] };
    case 'TilePlaced':
      return onBoard(position, step.seat, (board) => ({
        ...withLine(board, step.line, step.colour, -1),
        wall: board.wall.map((row, r) =>
          r === step.line ? row.map((tile, c) => (c === step.column ? step.colour : tile)) : row,
        ),
        score: step.score,
      }));
    case 'FloorScored':
    case 'BonusScored':
      return onBoard(position, step.seat, (board) => ({ ...board, score: step.score }));
  }
}

function sum(left: number[], right: number[]): Counts {
  return left.map((count, index) => count + right[index]) as Counts;
}

function onBoard(
  position: PositionView,
  seat: number,
  change: (board: BoardView) => BoardView,
): PositionView {
  const boards = position.boards.map((board, index) => (index === seat ? change(board) : board));
  return { ...position, boards };
}

function withLine(
  board: BoardView,
  number: number,
  colour: FloorThing,
  change: number,
): BoardView {
  const pattern_lines = board.pattern_lines.map((line, index) => {
    if (index !== number) return line;
    const filled = line.filled + change;
    return { ...line, filled, colour: filled > 0 && colour !== '*' ? colour : null };
  });
  return { ...board, pattern_lines };
}

function take(position: PositionView, place: PlaceView, things: FloorThing[]): PositionView {
  return shift(position, place, things, -1);
}

function put(position: PositionView, place: PlaceView, things: FloorThing[]): PositionView {
  return shift(position, place, things, 1);
}

function shift(
  position: PositionView,
  place: PlaceView,
  things: FloorThing[],
  sign: 1 | -1,
): PositionView {
  const thing = things[0];
  const change = sign * things.length;
  const heap = (counts: Counts): Counts => (thing === '*' ? counts : withTiles(counts, thing, change));
  switch (place.area) {
    case 'bag':
      return { ...position, bag: heap(position.bag) };
    case 'lid':
      return { ...position, lid: heap(position.lid) };
    case 'source': {
      const sources = position.sources.map((counts, index) =>
        index === place.number ? heap(counts) : counts,
      );
      return { ...position, sources };
    }
    case 'line':
      return onBoard(position, place.seat!, (board) => withLine(board, place.number!, thing, change));
    case 'floor':
      return onBoard(position, place.seat!, (board) => ({
        ...board,
        floor_line: sign === 1 ? [...board.floor_line, ...things] : without(board.floor_line, things),
      }));
    default:
      return position;
  }
}

function without(floor: FloorThing[], things: FloorThing[]): FloorThing[] {
  const left = [...floor];
  for (const thing of things) left.splice(left.indexOf(thing), left.includes(thing) ? 1 : 0);
  return left;
}

function moveMarker(position: PositionView, origin: PlaceView, target: PlaceView): PositionView {
  const bare = origin.area === 'floor' ? take(position, origin, ['*']) : position;
  const moved = target.area === 'floor' ? put(bare, target, ['*']) : bare;
  const holder = target.area === 'source' ? null : (target.seat ?? moved.start_marker);
  return { ...moved, start_marker: holder };
}
