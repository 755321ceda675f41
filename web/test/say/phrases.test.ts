import { describe, expect, it } from 'vitest';
import { centreWords, chipWords, floorNames, rowWords, spaceWords } from '../../src/lib/say/phrases';
import type { BoardView, ColourLetter } from '../../src/lib/table/protocol';
import type { SeatLabel } from '../../src/lib/table/seats';
import { LANGUAGE_CODES, speakIn } from '../language';

type Row = (ColourLetter | null)[];
const PRINT: ColourLetter[] = ['W', 'B', 'Y', 'R', 'K'];
const YELLOW: Row = [null, null, 'Y', null, null];
const NONE: Row = [null, null, null, null, null];

describe('a row of the wall', () => {
  it('names the tiles and the colours printed on the free spaces', async () => {
    await speakIn('en');
    expect(rowWords(1, YELLOW, PRINT)).toBe(
      'Wall, row 2: yellow in column 3; free: white 1, blue 2, red 4 and black 5',
    );
    expect(rowWords(1, NONE, PRINT)).toBe(
      'Wall, row 2: no tiles; free: white 1, blue 2, yellow 3, red 4 and black 5',
    );
    expect(rowWords(1, PRINT, PRINT)).toContain('Wall, row 2, complete: white in column 1, blue in column 2');
  });

  it('says which columns of the grey wall are free', async () => {
    await speakIn('en');
    expect(rowWords(0, ['K', null, 'Y', null, 'B'], null)).toBe(
      'Wall, row 1: black in column 1, yellow in column 3 and blue in column 5; free: column 2 and column 4',
    );
  });

  it.each(LANGUAGE_CODES)('names every space once in %s', async (language) => {
    await speakIn(language);
    for (const tiles of [NONE, YELLOW, ['W', 'B', 'Y', null, 'K'] as Row, PRINT as Row]) {
      for (const imprint of [PRINT, null]) {
        const [, ...spaces] = rowWords(1, tiles, imprint).match(/\d/g)!;
        expect(spaces.sort()).toEqual(['1', '2', '3', '4', '5']);
      }
    }
  });

  it.each([
    ['da', 'Væg, række 2: gul i kolonne 3; ledigt: hvid 1, blå 2, rød 4'],
    ['nl', 'Muur, rij 2: geel in kolom 3; vrij: wit 1, blauw 2, rood 4'],
    ['fr', 'Mur, ligne 2\u00a0: jaune en colonne 3\u202f; libre\u00a0: blanc 1, bleu 2, rouge 4'],
    ['is', 'Veggur, röð 2: gul í dálki 3; laust: hvítur 1, blár 2, rauður 4'],
    ['de', 'Wand, Zeile 2: Gelb in Spalte 3; frei: Weiß 1, Blau 2, Rot 4'],
  ])('is read in %s with colours that agree with a tile and with a free space', async (language, words) => {
    await speakIn(language);
    expect(rowWords(1, YELLOW, PRINT).startsWith(words)).toBe(true);
  });
});

describe('the floor line', () => {
  it.each([
    ['is', 'blá'],
    ['fr', 'bleue'],
    ['de', 'Blau'],
  ])('names its tiles in %s as the tile has it', async (language, blue) => {
    await speakIn(language);
    expect(floorNames(['B'])).toBe(blue);
  });
});

describe('the centre', () => {
  it('is empty, or holds tiles, the start marker or both', async () => {
    await speakIn('en');
    expect(centreWords([0, 0, 0, 0, 0], false)).toBe('Centre: empty');
    expect(centreWords([0, 0, 0, 0, 0], true)).toBe('Centre: only the start marker');
    expect(centreWords([2, 0, 1, 0, 0], true)).toBe('Centre: 2 blue and 1 red, and the start marker');
  });
});

describe('a space of the wall', () => {
  it('names its tile, or that it is free and for which colour', async () => {
    await speakIn('en');
    expect(spaceWords(1, 2, 'Y', 'Y')).toBe('Row 2, column 3: yellow');
    expect(spaceWords(1, 2, null, 'Y')).toBe('Row 2, column 3: yellow, free');
    expect(spaceWords(1, 2, null, undefined)).toBe('Row 2, column 3: free');
  });
});

describe("a player's card", () => {
  const label: SeatLabel = { seat: 1, name: 'Anna', level: '', turn: false, here: true, mine: false, botPlays: false, clock: '', said: '' };
  const board = (score: number, closes_row = false) => ({ score, closes_row }) as BoardView;

  it('says everything that it shows with signs', async () => {
    await speakIn('en');
    expect(chipWords(label, board(1), false)).toBe('Anna: 1 point. Show the board');
    expect(chipWords({ ...label, turn: true, clock: '4:05' }, board(7, true), true)).toBe(
      'Anna: 7 points, to move, has the start marker, will end the game, 4:05 left. Show the board',
    );
    expect(chipWords({ ...label, here: false }, board(0), false)).toBe('Anna: 0 points, away. Show the board');
    expect(chipWords({ ...label, here: false, botPlays: true }, board(0), false)).toContain(', a bot has taken over.');
  });
});
