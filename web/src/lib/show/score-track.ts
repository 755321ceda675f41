// The score track and its markers. Every seat's marker has its own shape, because colour alone is not
// enough to tell them apart.

/** Drawn in a square of 10; the first seat's is round, the others have corners. */
export const MARKERS = [
  'M5 1a4 4 0 1 0 0 8a4 4 0 0 0 0-8z',
  'M1.4 1.4h7.2v7.2H1.4z',
  'M5 .8L9.4 8.8H.6z',
  'M5 .2L9.8 5 5 9.8.2 5z',
];

export const SPACES = 100;
export const ACROSS = 20;

/** The place of a score on the track: 0 is before the first space, then five rows of twenty. */
export function space(score: number): { row: number; column: number } {
  if (score <= 0) return { row: 0, column: 0 };
  const at = (score - 1) % SPACES;
  return { row: Math.floor(at / ACROSS), column: 1 + (at % ACROSS) };
}

/** The size of a marker on a small track. */
export const LARGE = 15;

/** The middle and the size of a marker, in tenths of a space. */
export interface MarkerPlace {
  x: number;
  y: number;
  size: number;
}

/** Where the markers go. Those that share a space are smaller and lie beside each other; none covers a neighbour. */
export function markerPlaces(scores: number[], size: number): MarkerPlace[] {
  const spaces = scores.map(space);
  return spaces.map(({ row, column }, seat) => {
    const distances = spaces.map((other) => Math.max(Math.abs(other.row - row), Math.abs(other.column - column)));
    const sharing = [...distances.keys()].filter((index) => distances[index] === 0);
    const [x, y] = [column * 10 + 5, row * 10 + 5];
    const isClose = distances.some((distance) => distance === 1 || distance === 2);
    if (sharing.length === 1) return { x, y, size: isClose ? 10 : size };
    const small = isClose ? 5 : size * 0.72;
    const index = sharing.indexOf(seat);
    const down = sharing.length > 2 ? Math.floor(index / 2) - 0.5 : 0;
    return { x: x + ((index % 2) - 0.5) * small, y: y + down * small, size: small };
  });
}
