// Positions that are set up by hand, as values: every change makes a new one. The server says what is wrong with them.
import type { BoardFacts, ColourLetter, FloorThing, PositionView, SetUpPosition, WallName } from '../table/protocol';
import { spread, withTiles, type Counts } from '../tiles';

/** What a click puts: a tile, the start marker, or nothing, which removes what is there. */
export type Thing = FloorThing | null;

/** A space of the table. `place` counts the tiles of a factory, or the spaces of a line from its right end. */
export type Space =
  | { area: 'source'; number: number; place: number }
  | { area: 'centre'; colour: ColourLetter }
  | { area: 'marker' }
  | { area: 'line'; seat: number; number: number; place: number }
  | { area: 'floor'; seat: number; place: number }
  | { area: 'wall'; seat: number; row: number; column: number; print: ColourLetter | null };

const NONE: Counts = [0, 0, 0, 0, 0];
const SIDE = 5;
const MARKER = '*';

function emptyBoard(): BoardFacts {
  return {
    score: 0,
    wall: Array.from({ length: SIDE }, () => Array<null>(SIDE).fill(null)),
    pattern_lines: Array.from({ length: SIDE }, () => ({ colour: null, filled: 0 })),
    floor_line: [],
  };
}

const emptySources = (seats: number) => Array.from({ length: 2 * seats + 2 }, () => NONE);

/** A new game before its first deal. */
export function emptySetUp(seats: number, wall: WallName): SetUpPosition {
  return {
    wall,
    phase: 'deal',
    round_number: 1,
    barren_rounds: 0,
    turn: 0,
    first_seat: 0,
    start_marker: null,
    sources: emptySources(seats),
    lid: NONE,
    boards: Array.from({ length: seats }, emptyBoard),
  };
}

export function setUpOf({ text: _text, bag: _bag, ...facts }: PositionView): SetUpPosition {
  return { ...facts, boards: facts.boards.map(({ score, wall, pattern_lines, floor_line }) => ({ score, wall, pattern_lines, floor_line })) };
}

/** The same table with more or fewer seats. */
export function withSeats(position: SetUpPosition, seats: number): SetUpPosition {
  const boards = Array.from({ length: seats }, (_, seat) => position.boards[seat] ?? emptyBoard());
  const sources = emptySources(seats).map((none, number) => position.sources[number] ?? none);
  const known = (seat: number | null) => (seat !== null && seat < seats ? seat : null);
  return { ...position, boards, sources, turn: known(position.turn) ?? 0, first_seat: known(position.first_seat) ?? 0, start_marker: known(position.start_marker) };
}

/** The seat to act follows from what comes next, unless tiles are taken. */
export function completed(position: SetUpPosition): SetUpPosition {
  const { phase, wall, first_seat, turn } = position;
  if (phase === 'end' || (phase === 'tile' && wall === 'coloured')) return { ...position, turn: null };
  return { ...position, turn: phase === 'deal' ? first_seat : (turn ?? first_seat) };
}

/** Put something on a space; the same thing again removes it. */
export function put(position: SetUpPosition, space: Space, thing: Thing): SetUpPosition {
  switch (space.area) {
    case 'source':
      return thing === MARKER ? position : putOnFactory(position, space, thing);
    case 'centre':
      return withSource(position, 0, changedHeap(position.sources[0] as Counts, space.colour, thing === null ? -1 : 1));
    case 'marker':
      return withMarker(position, null);
    case 'floor':
      return putOnFloor(position, space, thing);
    case 'line':
      return thing === MARKER ? position : withBoard(position, space.seat, (board) => putInLine(board, space.number, space.place, thing));
    case 'wall':
      return thing === MARKER ? position : withBoard(position, space.seat, (board) => putOnWall(board, space, thing));
  }
}

function changedHeap(heap: Counts, colour: ColourLetter, by: number): Counts {
  return withTiles(heap, colour, by).map((count) => Math.max(0, count)) as Counts;
}

function withSource(position: SetUpPosition, number: number, heap: Counts): SetUpPosition {
  return { ...position, sources: position.sources.map((old, index) => (index === number ? heap : old)) };
}

function withBoard(position: SetUpPosition, seat: number, change: (board: BoardFacts) => BoardFacts): SetUpPosition {
  return { ...position, boards: position.boards.map((board, index) => (index === seat ? change(board) : board)) };
}

function putOnFactory(position: SetUpPosition, { number, place }: { number: number; place: number }, colour: ColourLetter | null): SetUpPosition {
  const heap = position.sources[number] as Counts;
  const there = spread(heap)[place] as ColourLetter | undefined;
  const rest = there ? changedHeap(heap, there, -1) : heap;
  return withSource(position, number, colour === null || colour === there ? rest : changedHeap(rest, colour, 1));
}

/** Fill a line up to a space; the last tile again, or nothing, empties it from there. */
function putInLine(board: BoardFacts, number: number, place: number, colour: ColourLetter | null): BoardFacts {
  const line = board.pattern_lines[number];
  const isAgain = colour === line.colour && line.filled === place + 1;
  const filled = colour === null || isAgain ? Math.min(place, line.filled) : place + 1;
  const changed = { colour: filled ? (colour ?? line.colour) : null, filled };
  return { ...board, pattern_lines: board.pattern_lines.map((old, index) => (index === number ? changed : old)) };
}

/** On the coloured wall a space has a colour of its own, whatever is in the hand. */
function putOnWall(board: BoardFacts, { row, column, print }: { row: number; column: number; print: ColourLetter | null }, thing: ColourLetter | null): BoardFacts {
  const colour = thing === null ? null : (print ?? thing);
  const changed = board.wall[row][column] === colour ? null : colour;
  const wall = board.wall.map((tiles, r) => (r === row ? tiles.map((tile, c) => (c === column ? changed : tile)) : tiles));
  return { ...board, wall };
}

function putOnFloor(position: SetUpPosition, { seat, place }: { seat: number; place: number }, thing: Thing): SetUpPosition {
  const line = position.boards[seat].floor_line;
  const there = line[place] as FloorThing | undefined;
  const isGone = thing === null || thing === there;
  const changed = isGone ? line.filter((_, index) => index !== place) : there ? line.map((old, index) => (index === place ? thing : old)) : [...line, thing];
  const after = withBoard(position, seat, (board) => ({ ...board, floor_line: changed }));
  if (thing === MARKER && !isGone) return withMarker(after, seat);
  return there === MARKER ? { ...after, start_marker: null } : after;
}

/** The marker is in one place: the centre, or the floor line of a seat. */
function withMarker(position: SetUpPosition, seat: number | null): SetUpPosition {
  const boards = position.boards.map((board, index) =>
    index === seat ? board : { ...board, floor_line: board.floor_line.filter((thing) => thing !== MARKER) },
  );
  return { ...position, boards, start_marker: seat };
}
