import { describe, expect, it, test } from 'vitest';
import { FLOOR, choiceOf, formatMove, isMove, isMoveStart, isTake, parseMove } from '../../src/lib/play/moves';
import { feed } from '../../src/lib/play/typed';
import type { DraftChoice } from '../../src/lib/table/protocol';

test.each([
  ['3R2', { kind: 'draft', source: 3, colour: 'R', line: 1 }],
  ['CB5', { kind: 'draft', source: 0, colour: 'B', line: 4 }],
  ['9WF', { kind: 'draft', source: 9, colour: 'W', line: FLOOR }],
  ['T24', { kind: 'tiling', line: 1, column: 3 }],
  ['T2F', { kind: 'tiling', line: 1, column: FLOOR }],
] as const)('%s is read and written', (text, move) => {
  expect(parseMove(text)).toEqual(move);
  expect(formatMove(move)).toBe(text);
});

test('every move is read and written, and nothing else is a move', () => {
  const letters = ['', ...'CT0123456789BYRKWFbX '];
  const texts = letters.flatMap((a) => letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d))));
  const moves = new Set(texts.filter(isMove));
  expect(moves.size).toBe(10 * 5 * 6 + 5 * 6);
  for (const text of moves) expect(formatMove(parseMove(text))).toBe(text);
});

test.each(['', '3', '3R', '3R6', '3R22', '0R2', 'T2', 'TF1', 'T20', '3r2', 'CG1'])('"%s" is no move', (text) => {
  expect(isMove(text)).toBe(false);
  expect(() => parseMove(text)).toThrow(SyntaxError);
});

test('a text that can become a move is its start', () => {
  for (const text of ['', '3', 'C', '3R', 'T', 'T2', '3R2', 'T2F']) expect(isMoveStart(text)).toBe(true);
  for (const text of ['0', 'F', '33', 'TR', 'T6', '3R2F']) expect(isMoveStart(text)).toBe(false);
});

test('a take is a source and a colour', () => {
  expect(['3R', 'CB', 'T2', '3', '3R2', 'RR'].filter(isTake)).toEqual(['3R', 'CB']);
});

test('a move finds the choice that it takes', () => {
  const choice = { source: 3, colour: 'R', take: '3R', count: 2, takes_marker: false, effects: 0 } satisfies DraftChoice;
  expect(choiceOf(parseMove('3R2'), [choice])).toBe(choice);
  expect(choiceOf(parseMove('3B2'), [choice])).toBeUndefined();
  expect(choiceOf(parseMove('T32'), [choice])).toBeUndefined();
});

describe('typed moves', () => {
  const type = (keys: string) => [...keys].reduce(feed, '');

  it.each(['3R2', 'CB4', '5WF', 'T24', 'T2F', 'cb4'])('reads %s', (keys) => {
    expect(type(keys)).toBe(keys.toUpperCase());
    expect(isMove(type(keys))).toBe(true);
  });

  it('begins anew with a key that can begin', () => {
    expect(type('34R')).toBe('4R');
    expect(type('3R23')).toBe('3');
  });

  it('ignores what fits nothing', () => {
    expect(type('3xR')).toBe('3R');
    expect(feed('3R', 'Shift')).toBe('3R');
  });
});
