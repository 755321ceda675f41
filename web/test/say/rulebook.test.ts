import { describe, expect, test } from 'vitest';
import { citation } from '../../src/lib/say/rulebook';
import { ruleAddress, sectionFor } from '../../src/lib/say/paragraphs';
import { lineShown, scored } from '../../src/lib/show/frame';
import type { FrameView, PositionView } from '../../src/lib/table/protocol';

const wall = [
  ['B', 'Y', 'R', 'K', 'W'],
  [null, 'B', null, null, 'K'],
  [null, null, 'B', null, 'R'],
  [null, null, null, 'B', 'Y'],
  [null, null, null, null, 'B'],
];
const frame = (changes: object, phase = 'draft') =>
  ({ seat: 0, position: { phase, boards: [{ wall }] }, steps: [], values: {}, line: null, is_refused: false, ...changes }) as unknown as FrameView;

describe('a frame of an example', () => {
  test('lights up the tile and both of its groups', () => {
    const placed = { type: 'TilePlaced', seat: 0, line: 2, column: 2, horizontal: [{ row: 2, column: 1 }], vertical: [{ row: 1, column: 2 }] };
    expect([...scored(frame({ steps: [placed] }, 'tile'))].sort()).toEqual(['0-1-2', '0-2-1', '0-2-2']);
  });

  test.each([
    ['row', 0, ['0-0-0', '0-0-1', '0-0-2', '0-0-3', '0-0-4']],
    ['column', 4, ['0-0-4', '0-1-4', '0-2-4', '0-3-4', '0-4-4']],
    ['colour', 0, ['0-0-0', '0-1-1', '0-2-2', '0-3-3', '0-4-4']],
  ])('lights up the %s that brings a bonus', (kind, index, cells) => {
    const steps = [{ type: 'BonusScored', seat: 0, kind, index, points: 2, score: 2 }];
    expect([...scored(frame({ steps }, 'end'))]).toEqual(cells);
  });

  test('marks the line that tiles went to, the floor line, or a line that refuses them', () => {
    const moved = [{ type: 'TilesMoved' }];
    expect(lineShown(frame({ steps: moved, line: 3 }))?.line).toBe(3);
    expect(lineShown(frame({ steps: moved }))?.line).toBe(5);
    expect(lineShown(frame({ line: 1, is_refused: true }))?.line).toBe(1);
    expect(lineShown(frame({}))).toBeNull();
    expect(lineShown(frame({ steps: moved, line: 3 }, 'tile'))).toBeNull();
  });
});

test('only paragraphs that state a rule are cited', () => {
  expect([citation('d10'), citation('aim')]).toEqual(['D10', '']);
});

test('a refusal and a score lead to their paragraphs', () => {
  expect([ruleAddress('row_has_colour'), ruleAddress('floor'), ruleAddress('line_falls')]).toEqual(['/#rules/d7', '/#rules/t6', '/#rules/g3']);
});

describe('the rulebook from the menu', () => {
  test.each([
    ['draft', 'coloured', 'offer'],
    ['draft', 'grey', 'offer'],
    ['tile', 'coloured', 'tiling'],
    ['tile', 'grey', 'grey'],
    ['deal', 'coloured', 'next'],
    ['end', 'grey', 'end'],
  ])('opens, when the phase is %s on the %s wall, at section %s', (phase, wall, section) => {
    expect(sectionFor({ phase, wall } as unknown as PositionView)).toBe(section);
  });
});
