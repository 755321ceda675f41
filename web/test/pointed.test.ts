import { expect, test } from 'vitest';
import { alone, isPosition, tidy } from '../src/lib/table/load';
import { space } from '../src/lib/show/markers';
import { pointAt } from '../src/lib/play/pointed';
import games from './games.json';
import type { PositionView } from '../src/lib/table/protocol';

test.each([
  ['3R2', { source: 3, colour: 'R', line: 1, column: null }],
  ['CB5', { source: 0, colour: 'B', line: 4, column: null }],
  ['5WF', { source: 5, colour: 'W', line: 5, column: null }],
  ['T24', { source: null, colour: null, line: 1, column: 3 }],
  ['T2F', { source: null, colour: null, line: 1, column: null }],
])('%s points at its places', (move, places) => {
  expect(pointAt(move)).toEqual(places);
});

test('no move points nowhere', () => {
  expect(pointAt('')).toBeNull();
});

test.each([
  [0, { row: 0, column: 0 }],
  [1, { row: 0, column: 1 }],
  [20, { row: 0, column: 20 }],
  [21, { row: 1, column: 1 }],
  [100, { row: 4, column: 20 }],
  [101, { row: 0, column: 1 }],
])('a score of %i lies on the track', (score, place) => {
  expect(space(score)).toEqual(place);
});

test('a position is told from a record, also where a mail program broke its line', () => {
  const position = games[0].happened[3].position as PositionView;
  const broken = `\n ${position.text.replace(' ', '\n')} \n`;
  expect(isPosition(broken)).toBe(true);
  expect(tidy(broken)).toBe(position.text);
  expect(isPosition('[Seats "2"]\n\n1. deal BBYR')).toBe(false);
  expect(alone(position)).toMatchObject({ start: position, moves: [], names: ['', ''] });
});
