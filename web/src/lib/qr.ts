// A QR code of a link: byte mode, error correction L, versions 1 to 6, mask 0.
// A file of its own because a link at this table is all it must hold, and thus it stays small.

const DATA = [19, 34, 55, 80, 108, 136];
const CORRECTION = [7, 10, 15, 20, 26, 18];
const BLOCKS = [1, 1, 1, 1, 1, 2];
const FORMAT = 0b111011111000100; // level L, mask 0
export const LONGEST = DATA[5] - 2;

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}
const multiply = (a: number, b: number) => (a && b ? EXP[(LOG[a] + LOG[b]) % 255] : 0);

/** The remainder of the data by the generator polynomial of this degree. */
function correction(data: number[], degree: number): number[] {
  let generator = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...generator, 0];
    generator.forEach((factor, i) => (next[i + 1] ^= multiply(factor, EXP[root])));
    generator = next;
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at];
    generator.forEach((factor, i) => (rest[at + i] ^= multiply(factor, lead)));
  });
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const size = DATA[version - 1];
  const half = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) half.push(byte >> 4, byte & 15);
  half.push(0);
  const data: number[] = [];
  for (let i = 0; i < half.length; i += 2) data.push((half[i] << 4) | (half[i + 1] ?? 0));
  for (let pad = 0xec; data.length < size; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks = BLOCKS[version - 1];
  const length = size / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * length, (i + 1) * length));
  const checks = parts.map((part) => correction(part, CORRECTION[version - 1]));
  const woven = (lists: number[][]) => lists[0].flatMap((_, i) => lists.map((list) => list[i]));
  return [...woven(parts), ...woven(checks)];
}

/** The modules of the code, row by row; null where the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = DATA.findIndex((size) => bytes.length <= size - 2) + 1;
  if (!version) return null;
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) grid[row][column] = dark;
  };
  const square = (row: number, column: number, radius: number, light: number) => {
    for (let r = -radius; r <= radius; r++) {
      for (let c = -radius; c <= radius; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        set(row + r, column + c, ring !== light && ring !== 4);
      }
    }
  };
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(row, column, 4, 2);
  if (version > 1) square(size - 7, size - 7, 2, 1);
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  placeFormat(set, size);
  placeData(grid, codewords(bytes, version));
  return grid as boolean[][];
}

function placeFormat(set: (row: number, column: number, dark: boolean) => void, size: number): void {
  for (let i = 0; i < 15; i++) {
    const dark = ((FORMAT >> i) & 1) === 1;
    if (i < 6) set(i, 8, dark);
    else if (i < 8) set(i + 1, 8, dark);
    else set(size - 15 + i, 8, dark);
    if (i < 8) set(8, size - 1 - i, dark);
    else if (i < 9) set(8, 7, dark);
    else set(8, 14 - i, dark);
  }
  set(size - 8, 8, true);
}

function placeData(grid: (boolean | null)[][], words: number[]): void {
  const size = grid.length;
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (grid[row][column] !== null) continue;
        const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        grid[row][column] = (dark === 1) !== ((row + column) % 2 === 0);
        bit++;
      }
    }
    up = !up;
  }
}
