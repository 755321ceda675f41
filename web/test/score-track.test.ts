import { expect, test } from 'vitest';
import { space } from '../src/lib/show/score-track';

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
