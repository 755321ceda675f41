// The faces of the characters as data: every face is made of the same few shapes (parts/common/Face.svelte).

export interface Face {
  /** The colour of the tile, and of its corners and the clothes. */
  ground: string;
  trim: string;
  skin: string;
  hair: string;
  cut: Cut;
  eyes: 'dots' | 'glasses' | 'smiling' | 'lashes';
  mouth: 'smile' | 'grin' | 'calm' | 'side';
  extra?: 'freckles' | 'moustache' | 'beard' | 'earrings' | 'flower' | 'crown';
}
export type Cut = keyof typeof CUTS;

/** Hair behind the head and in front of it, as paths on a tile of 48 x 48. */
export const CUTS = {
  tails: {
    back: 'M7 27a5 6.5 0 1 0 10 0a5 6.5 0 1 0-10 0M31 27a5 6.5 0 1 0 10 0a5 6.5 0 1 0-10 0',
    front: 'M12.6 25C11 9 37 9 35.4 25C34 18.5 29 17 24 14.5C19 17 14 18.5 12.6 25Z',
  },
  short: { back: '', front: 'M12.4 25C10 8.5 38 8.5 35.6 25C34.5 20 31 17.5 24 17.5S13.5 20 12.4 25Z' },
  bob: {
    back: 'M11 24C10 7.5 38 7.5 37 24V36H11Z',
    front: 'M12.4 24C12 10 36 10 35.6 24C30 19.5 18 19.5 12.4 24Z',
  },
  spikes: { back: '', front: 'M12.4 25L10.5 15L15.5 15.5L17 9.5L22 13L26 8.5L29 13L35 11.5L34.5 17L37.5 19L35.6 25C34 20 30 18.5 24 18.5S14 20 12.4 25Z' },
  side: { back: '', front: 'M12.4 25C9.5 9 36 5 36.6 16C36.8 19 36 22 35.6 25C35 21.5 33 19 30 18C24 19 17 19 12.4 25Z' },
  long: {
    back: 'M10.5 25C9 6.5 39 6.5 37.5 25L40 43H8Z',
    front: 'M24 13.5C17 14 13 19 12.4 27C11 9.5 37 9.5 35.6 27C35 19 31 14 24 13.5Z',
  },
  tufts: { back: 'M8.8 25a4.2 5 0 1 0 8.4 0a4.2 5 0 1 0-8.4 0M30.8 25a4.2 5 0 1 0 8.4 0a4.2 5 0 1 0-8.4 0', front: '' },
  bun: {
    back: 'M18.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0',
    front: 'M12.4 26C11 9.5 37 9.5 35.6 26C34.5 19.5 30.5 17 24 16.5S13.5 19.5 12.4 26Z',
  },
  curls: {
    back: 'M8 25a6 6 0 0 1 3-9a6.5 6.5 0 0 1 8-6a6.5 6.5 0 0 1 10 0a6.5 6.5 0 0 1 8 6a6 6 0 0 1 3 9a5.5 5.5 0 0 1-3 10H11a5.5 5.5 0 0 1-3-10Z',
    front: 'M12.6 23a4 4 0 0 1 6-5a4.5 4.5 0 0 1 5.4-2a4.5 4.5 0 0 1 5.4 2a4 4 0 0 1 6 5a15 15 0 0 0-22.8-.2Z',
  },
  wave: { back: '', front: 'M12.4 26C9 12 17 7.5 25 9C33 7 39 14 35.6 26C35 22 34.5 20 32.5 18C28 20.5 22 14.5 17 18.5C14 20.5 13 23 12.4 26Z' },
} as const;

const BLUE = { ground: '#1f4fa3', trim: '#dfe8f6' };
const YELLOW = { ground: '#e4ad35', trim: '#7a3a16' };
const RED = { ground: '#b3472a', trim: '#f8e3c4' };
const BLACK = { ground: '#2d3542', trim: '#8fd0c4' };
const WHITE = { ground: '#e6eef2', trim: '#1b6e7d' };
const LIGHT = '#f4cfae';
const WARM = '#dea878';
const DARK = '#9a6340';

/** Level to face. */
const FACES: Record<string, Face> = {
  novice: { ...YELLOW, skin: LIGHT, hair: '#8a4a20', cut: 'tails', eyes: 'dots', mouth: 'grin', extra: 'freckles' },
  beginner: { ...BLUE, skin: WARM, hair: '#2e2019', cut: 'spikes', eyes: 'dots', mouth: 'grin' },
  casual: { ...RED, skin: LIGHT, hair: '#4a2c1c', cut: 'bob', eyes: 'smiling', mouth: 'smile' },
  regular: { ...WHITE, skin: LIGHT, hair: '#c98a3a', cut: 'short', eyes: 'dots', mouth: 'side' },
  capable: { ...BLACK, skin: DARK, hair: '#1d1613', cut: 'short', eyes: 'dots', mouth: 'smile', extra: 'beard' },
  skilled: { ...BLUE, skin: LIGHT, hair: '#a8441f', cut: 'long', eyes: 'lashes', mouth: 'smile' },
  advanced: { ...YELLOW, skin: WARM, hair: '#33231a', cut: 'side', eyes: 'glasses', mouth: 'calm' },
  veteran: { ...WHITE, skin: WARM, hair: '#8d939c', cut: 'bun', eyes: 'glasses', mouth: 'smile', extra: 'earrings' },
  strong: { ...RED, skin: DARK, hair: '#231814', cut: 'curls', eyes: 'lashes', mouth: 'smile', extra: 'earrings' },
  expert: { ...BLACK, skin: LIGHT, hair: '#a9adb3', cut: 'tufts', eyes: 'dots', mouth: 'calm', extra: 'moustache' },
  elite: { ...BLUE, skin: WARM, hair: '#241a18', cut: 'bun', eyes: 'lashes', mouth: 'calm', extra: 'flower' },
  champion: { ...YELLOW, skin: DARK, hair: '#2a1d17', cut: 'wave', eyes: 'dots', mouth: 'side', extra: 'moustache' },
  master: { ...RED, skin: LIGHT, hair: '#e6c26a', cut: 'long', eyes: 'lashes', mouth: 'calm', extra: 'crown' },
};

/** The face of a level's character; a level that no longer exists has none. */
export function faceOf(level: string): Face | null {
  return FACES[level] ?? null;
}
