// Layout: from the size of the window and the number of seats to the size of a tile.
// Pure arithmetic, so that tests can check whether four boards fit on a phone. The ring is in ring.ts.
import { ring, type Ring } from './ring';

export type Mode = 'wide' | 'side' | 'tall';

/** A place on the screen, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  mode: Mode;
  /** Tile on the player's board, and the distance between two tiles, across and down. */
  own: number;
  pitch: number;
  /** Tile and touch target in the sources, and the side of a factory. */
  source: number;
  target: number;
  plate: number;
  /** Tile on the other boards; 0 if they are chips. */
  other: number;
  /** The height of a chip; 0 if the other boards are shown. */
  chip: number;
  /** The ring around the centre, on wide screens only. */
  ring: Ring | null;
  /** How many factories are in a row if there is no ring. */
  across: number;
  /** The widths of the columns beside the ring: the other boards, and the log. */
  columns: { others: number; log: number };
  /** Where notices appear: over the other boards or the log, never over a factory. */
  notice: Area;
  /** The height that the table needs; at most the window's height if it fits without scrolling. */
  height: number;
  header: number;
}

/** The place for notices as CSS variables. */
export function noticeStyle({ left, top, width, height }: Area): string {
  return `--notice-left:${left}px;--notice-top:${top}px;--notice-width:${width}px;--notice-height:${height}px`;
}

/** The height of the header in a window of this height. */
export function headerHeight(height: number): number {
  return height < 680 ? 40 : 48;
}

/** What differs from a game at a table. */
export interface Wishes {
  /** How many factories are shown; all by default. */
  factories?: number;
  /** Whether the panel beside the board has sentences to read instead of a log. */
  isReading?: boolean;
}

export function layout(width: number, height: number, seats: number, wishes: Wishes = {}): Layout {
  const { factories = 2 * seats + 1, isReading = false } = wishes;
  if (width >= 1100 && height >= 600) return wide(width, height, seats, factories, isReading);
  return (width > height * 1.05 && width >= SIDE_WIDTH ? side : tall)(width, height, seats, factories);
}

const GAP = 4;
/** In a narrower window four factories and a board do not fit side by side, and the tall layout is used. */
const SIDE_WIDTH = 540;
/** The greatest width of the tall layout. */
const TALL_WIDTH = 820;
/** In a lower window the other boards would push the factories out of sight. */
const LOW = 480;
/** The height of a centre without factories around it, on wide screens. */
const CENTRE = 64;
/** The smallest distance between two tiles of another board. */
const LEAST_OTHER = 15;
/** Below this size, the floor lines of the other boards show no penalties. */
const SMALL_OTHER = 20;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** A board without its frame: two halves with an arrow between them, five rows and the floor line. */
const boardWidth = (pitch: number) => 10.42 * pitch;
const boardHeight = (pitch: number) => 6 * pitch + (pitch - 2 < SMALL_OTHER ? 4 : 24);
/** With its frame and the line with the name. */
const ownHeight = (pitch: number) => boardHeight(pitch) + 32;
const otherHeight = (pitch: number) => boardHeight(pitch) + 32;
const widestPitch = (width: number) => Math.floor((width - 14) / 10.42);

/** Whether a floor line of tiles of this size has room for its penalties. */
export function hasPenalties(tile: number): boolean {
  return tile >= SMALL_OTHER;
}

/** The centre is beside the last factories if three cells are left, else in a row of its own. */
function sourcesHeight(factories: number, across: number, plate: number): number {
  const left = across - (factories % across || across);
  const centre = left < 3 ? Math.max(46, Math.round(plate * 0.56)) : 0;
  return Math.ceil(factories / across) * plate + centre;
}

/** A quarter of a factory; a large one has a rim around it. */
const quarter = (plate: number) => Math.floor(plate > 108 ? plate / 2 - 9 : plate / 2);

interface Sizes {
  plate: number;
  own: number;
  other: number;
}

/** Shrink all sizes together, each down to its least, until they fit. */
function fit(most: Sizes, least: Sizes, fits: (sizes: Sizes) => boolean): Sizes {
  for (let scale = 1; ; scale -= 0.02) {
    const size = (name: keyof Sizes) => Math.floor(Math.min(most[name], Math.max(least[name], most[name] * scale)));
    const sizes = { plate: size('plate'), own: size('own'), other: size('other') };
    if (scale < 0.2 || fits(sizes)) return sizes;
  }
}

/** What all layouts without a ring have in common. */
function base({ plate, own, other }: Sizes): Omit<Layout, 'mode' | 'height' | 'header' | 'notice' | 'chip' | 'across'> {
  const target = quarter(plate);
  return {
    own: own - 2,
    pitch: own,
    source: target - 9,
    target,
    plate,
    other: other && other - 2,
    ring: null,
    columns: { others: 0, log: 0 },
  };
}

function tall(width: number, height: number, seats: number, factories: number): Layout {
  const across = 4;
  const inner = Math.min(width, TALL_WIDTH);
  const header = headerHeight(height);
  const share = (inner - 8 - (seats - 2) * GAP) / (seats - 1);
  const widest = widestPitch(share);
  const isChips = widest < LEAST_OTHER || height < LOW;
  const plateMost = Math.floor((inner - 8) / across);
  const most = { plate: Math.min(plateMost, 150), own: Math.min(widestPitch(inner - 8), 62), other: 0 };
  most.other = isChips ? 0 : Math.min(widest, Math.floor(most.own * 0.84));
  const least = { plate: Math.min(plateMost, 72), own: Math.min(most.own, 26), other: isChips ? 0 : LEAST_OTHER };
  const rest = ({ plate, own }: Sizes) => header + 3 * GAP + sourcesHeight(factories, across, plate) + ownHeight(own);
  const strip = (other: number) => (isChips ? 44 : otherHeight(other));
  const sizes = fit(most, least, (tried) => rest(tried) + strip(tried.other) <= height);
  const chip = isChips ? clamp(height - rest(sizes), 44, 112) : 0;
  const others = chip || strip(sizes.other);
  return {
    mode: 'tall',
    ...base(sizes),
    across,
    chip,
    header,
    notice: { left: (width - inner) / 2 + 4, top: header, width: inner - 8, height: others },
    height: rest(sizes) + others,
  };
}

/** Whichever makes the player's board larger: three columns, or two with the other boards above the sources. */
function side(width: number, height: number, seats: number, factories: number): Layout {
  const stacked = twoColumns(width, height, seats, factories);
  const columns = threeColumns(width, height, seats, factories);
  return columns && (!stacked.other || stacked.own < columns.own) ? columns : stacked;
}

/** Sources, own board and other boards side by side; null if the boards would be too small. */
function threeColumns(width: number, height: number, seats: number, factories: number): Layout | null {
  const header = headerHeight(height);
  const room = height - header - 2 * GAP;
  const across = 3;
  const share = room / (seats - 1) - GAP - 32;
  const large = (share - 24) / 6;
  const small = Math.min((share - 4) / 6, SMALL_OTHER + 1);
  const own = clamp((room - 56) / 6, 28, 66);
  const most = { plate: 116, own, other: Math.min(own * 0.84, large >= SMALL_OTHER + 2 ? large : small) };
  const least = { plate: 64, own: 23, other: LEAST_OTHER };
  const needed = (tried: Sizes) => across * tried.plate + boardWidth(tried.own) + boardWidth(tried.other) + 30 + 4 * GAP;
  const sizes = fit(most, least, (tried) => needed(tried) <= width && sourcesHeight(factories, across, tried.plate) <= room);
  if (sizes.other < LEAST_OTHER || needed(sizes) > width) return null;
  const column = Math.round(boardWidth(sizes.other) + 14);
  return {
    mode: 'side',
    ...base(sizes),
    across,
    chip: 0,
    header,
    columns: { others: column, log: 0 },
    notice: { left: width - column - GAP, top: header, width: column, height: otherHeight(sizes.other) },
    height: header + 2 * GAP + Math.max(sourcesHeight(factories, across, sizes.plate), ownHeight(sizes.own)),
  };
}

/** The other boards, or chips, above the sources, and the player's board beside them. */
function twoColumns(width: number, height: number, seats: number, factories: number): Layout {
  const across = 4;
  const header = headerHeight(height);
  const half = Math.floor((width - 3 * GAP) / 2);
  const room = height - header - 2 * GAP;
  const widest = widestPitch((half - (seats - 2) * GAP) / (seats - 1));
  const own = Math.min(widestPitch(half), Math.max(26, Math.floor((room - 56) / 6)), 66);
  const most = { plate: Math.min(half / across, 128), own, other: Math.min(widest, Math.floor(own * 0.6)) };
  const least = { plate: Math.min(most.plate, 64), own, other: LEAST_OTHER };
  const left = ({ plate, other }: Sizes) => (other ? otherHeight(other) : 44) + GAP + sourcesHeight(factories, across, plate);
  const fits = (tried: Sizes) => left(tried) <= room;
  const boards = widest < LEAST_OTHER ? null : fit(most, least, fits);
  const sizes = boards && fits(boards) ? boards : fit({ ...most, other: 0 }, { ...least, other: 0 }, fits);
  return {
    mode: 'side',
    ...base(sizes),
    across,
    chip: sizes.other ? 0 : 44,
    header,
    notice: { left: half + 2 * GAP, top: header, width: half, height: room - ownHeight(sizes.own) },
    height: header + 2 * GAP + Math.max(left(sizes), ownHeight(sizes.own)),
  };
}

/** The other boards on the left, the log on the right, the ring and the player's board between them. */
function wide(width: number, height: number, seats: number, factories: number, isReading: boolean): Layout {
  const header = headerHeight(height);
  const room = height - header - 28;
  const log = Math.round(isReading ? clamp(width * 0.27, 320, 480) : clamp(width * 0.19, 238, 380));
  const others = seats - 1;
  const boards = factories ? room * 0.58 : room - CENTRE;
  let own = Math.floor(clamp((boards - 112) / 6, 40, 84)) + 4;
  let other = Math.floor(Math.min(own * 0.84, (room / others - 12 - 66) / 6));
  const column = () => Math.round(boardWidth(other) + 26);
  const middle = () => width - column() - log - 64;
  while (middle() < boardWidth(own) + 40 && own > 36) {
    if (other > own * 0.66) other -= 1;
    else own -= 1;
  }
  const board = 6 * own + 88;
  const sources = factories ? room - board : CENTRE;
  const found = ring(factories, Math.min(middle(), Math.round((room - board) * 2.2)), sources);
  return {
    mode: 'wide',
    own: own - 4,
    pitch: own,
    source: found.target - 4,
    target: found.target,
    plate: found.plate,
    other: other - 2,
    chip: 0,
    ring: found,
    across: 0,
    columns: { others: column(), log },
    notice: { left: width - log - 16, top: header, width: log, height: 120 },
    header,
    height: header + 28 + board + found.height,
  };
}
