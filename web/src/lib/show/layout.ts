// Layout: from the size of the window and the number of seats to the size of a tile.
// Pure arithmetic, so that tests can check whether four boards fit on a phone.

export type Mode = 'wide' | 'side' | 'tall';

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  mode: Mode;
  /** Tile, and height of a row, on the player's board. */
  own: number;
  row: number;
  /** Tile and touch target in the sources, and the side of a factory. */
  source: number;
  target: number;
  plate: number;
  /** Tile on the other boards; 0 if they are chips. */
  other: number;
  /** The ring around the centre, on wide screens only: its size and the midpoints of the factories. */
  ring: { width: number; height: number; plates: Point[] } | null;
  /** How many factories are in a row if there is no ring. */
  across: number;
  /** The height that the table needs; at most the window's height if it fits without scrolling. */
  height: number;
  header: number;
  chip: number;
}

/** The height of the header in a window of this height. */
export function headerHeight(height: number): number {
  return frame(height).header;
}

/** What is above the sources: the header and, if the other boards are chips, their strip. */
function frame(height: number): { header: number; chip: number; gap: number } {
  return height < 680 ? { header: 40, chip: 44, gap: 4 } : { header: 48, chip: 52, gap: 6 };
}

export function layout(width: number, height: number, seats: number): Layout {
  const factories = 2 * seats + 1;
  if (width >= 1100 && height >= 600) return wide(width, height, factories);
  return width > height * 1.05 && width >= SIDE_WIDTH ? side(width, height, factories) : tall(width, height, factories);
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The centre is beside the last factories if three cells are left, else in a row of its own. */
function sourceRows(factories: number, across: number): { plates: number; centre: boolean } {
  const left = across - (factories % across || across);
  return { plates: Math.ceil(factories / across), centre: left < 3 };
}

/** A quarter of a factory; a large one has a rim around it. */
const quarter = (plate: number) => Math.floor(plate > 108 ? plate / 2 - 9 : plate / 2);

/** In a narrower window four factories and a board do not fit side by side, and the tall layout is used. */
const SIDE_WIDTH = 540;

/** The greatest width of the tall layout. */
const TALL_WIDTH = 820;

function tall(width: number, height: number, factories: number): Layout {
  const across = 4;
  const inner = Math.min(width, TALL_WIDTH);
  const rows = sourceRows(factories, across);
  const { header, chip, gap } = frame(height);
  const spare = height - header - chip - 3 * gap;
  const plateMax = Math.floor((inner - 8) / across);
  // Factories grow with the width, but leave 6.2 rows of at least 44 px for the player's board.
  const share = (spare - 6.2 * 44) / (rows.plates + (rows.centre ? 0.56 : 0));
  const plate = Math.floor(clamp(share, Math.min(plateMax, 76), Math.min(plateMax, 172)));
  const target = quarter(plate);
  const centre = rows.centre ? Math.max(46, Math.round(plate * 0.56)) : 0;
  const left = spare - rows.plates * plate - centre;
  const widest = (inner - 46) / 10.45;
  const row = Math.floor(clamp(left / 6.2, 40, Math.max(54, widest + 6)));
  const own = Math.floor(Math.min(row - 4, widest));
  return {
    mode: 'tall',
    own,
    row,
    source: target - 9,
    target,
    plate,
    other: 0,
    ring: null,
    across,
    header,
    chip,
    height: header + chip + 3 * gap + rows.plates * plate + centre + Math.ceil(6.2 * row),
  };
}

function side(width: number, height: number, factories: number): Layout {
  const across = 4;
  const rows = sourceRows(factories, across);
  const { header, chip, gap } = frame(height);
  const half = (width - 3 * gap) / 2;
  const spare = height - header - 2 * gap;
  const plate = Math.floor(
    clamp((spare - chip) / (rows.plates + (rows.centre ? 0.56 : 0)), 64, Math.min(half / across, 128)),
  );
  const row = Math.floor(clamp(spare / 6.2, 40, 66));
  const own = Math.floor(Math.min(row - 4, (half - 46) / 10.45));
  const target = quarter(plate);
  const left = chip + plate * rows.plates + (rows.centre ? Math.round(plate * 0.56) : 0);
  return {
    mode: 'side',
    own,
    row,
    source: target - 9,
    target,
    plate,
    other: 0,
    ring: null,
    across,
    header,
    chip,
    height: header + 2 * gap + Math.max(left, Math.ceil(6.2 * row)),
  };
}

/** Width of a column beside the ring. */
export function column(width: number): number {
  return Math.round(clamp(width * 0.22, 250, 460));
}

function wide(width: number, height: number, factories: number): Layout {
  const middle = width - 2 * column(width) - 64;
  const { header } = frame(height);
  const spare = height - header - 28;
  const own = Math.floor(clamp(Math.min((spare * 0.58 - 112) / 6, (middle - 110) / 10), 40, 84));
  const boardHeight = 6 * own + 112;
  const ringHeight = spare - boardHeight;
  const ringWidth = Math.min(middle, Math.round(ringHeight * 2.2));
  let target = Math.floor(clamp((ringHeight - 44) / 5.9, 26, 64));
  let plates = ellipse(factories, ringWidth, ringHeight, 2 * target + 18);
  while (target > 24 && nearest(plates) < 2 * target + 20) {
    target -= 1;
    plates = ellipse(factories, ringWidth, ringHeight, 2 * target + 18);
  }
  return {
    mode: 'wide',
    own,
    row: own + 4,
    source: target - 4,
    target,
    plate: 2 * target + 18,
    other: Math.floor((column(width) - 58) / 10),
    ring: { width: ringWidth, height: ringHeight, plates },
    across: 0,
    header,
    chip: 0,
    height: header + 28 + boardHeight + ringHeight,
  };
}

/** Points on an ellipse at equal distances along it, the first at the top, clockwise. */
export function ellipse(count: number, width: number, height: number, plate: number): Point[] {
  const rx = (width - plate) / 2;
  const ry = (height - plate) / 2;
  const at = (angle: number) => ({
    x: width / 2 + rx * Math.sin(angle),
    y: height / 2 - ry * Math.cos(angle),
  });
  const fine = 720;
  const lengths = [0];
  for (let i = 1; i <= fine; i++) {
    const [a, b] = [at(((i - 1) / fine) * 2 * Math.PI), at((i / fine) * 2 * Math.PI)];
    lengths.push(lengths[i - 1] + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return Array.from({ length: count }, (_, k) => {
    const goal = (lengths[fine] * k) / count;
    const i = lengths.findIndex((length) => length >= goal);
    return at((i / fine) * 2 * Math.PI);
  });
}

/** The smallest distance between two neighbours. */
export function nearest(points: Point[]): number {
  return Math.min(
    ...points.map((point, i) => {
      const next = points[(i + 1) % points.length];
      return Math.max(Math.abs(next.x - point.x), Math.abs(next.y - point.y));
    }),
  );
}
