import { expect, test } from 'vitest';
import { markerPlaces, space } from '../../src/lib/show/score-track';

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

test.each([[[0, 0]], [[7, 7, 7]], [[0, 0, 0, 0]], [[20, 20, 3, 3]], [[5, 105]], [[7, 8, 8, 28]], [[7, 9, 9, 9]], [[0, 0, 1, 2]]])('markers at %j do not cover each other', (scores) => {
  const places = markerPlaces(scores, 15);
  places.forEach((one, index) =>
    places.slice(index + 1).forEach((other) => {
      const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
      expect(apart).toBeGreaterThanOrEqual((one.size + other.size) / 2 - 1e-9);
    }),
  );
});
