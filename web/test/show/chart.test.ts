import { describe, expect, it } from 'vitest';
import { moved, nearest, paths, scale, unscale } from '../../src/lib/show/chart';

const same = (value: number) => value;

describe('a scale', () => {
  it('maps values to pixels and back', () => {
    const values = { from: 0, to: 1 };
    const pixels = { from: 100, to: 0 };
    expect(scale(values, pixels)(0.25)).toBe(75);
    expect(unscale(values, pixels)(75)).toBe(0.25);
  });

  it('keeps what it maps back within the values', () => {
    const back = unscale({ from: 0, to: 10 }, { from: 20, to: 120 });
    expect([back(0), back(500)]).toEqual([0, 10]);
  });

  it('of a single value has a place for it', () => {
    expect(scale({ from: 3, to: 3 }, { from: 0, to: 100 })(3)).toBe(0);
  });
});

describe('a line', () => {
  it('is solid, apart from the steps that are dotted', () => {
    const points = [
      { x: 0, y: 5 },
      { x: 1, y: 6 },
      { x: 1, y: 9, dotted: true },
      { x: 2, y: 8 },
    ];
    const { solid, dotted } = paths(points, same, same);
    expect(solid).toBe('M0.0 5.0L1.0 6.0M1.0 9.0L2.0 8.0');
    expect(dotted).toBe('M1.0 6.0L1.0 9.0');
  });

  it('of no points is empty', () => {
    expect(paths([], same, same)).toEqual({ solid: '', dotted: '' });
  });
});

describe('the cursor', () => {
  const places = [0, 1, 2, 5, 9];

  it('snaps to the nearest place', () => {
    expect(nearest(places, 3.4)).toBe(2);
    expect(nearest(places, 100)).toBe(9);
    expect(nearest([], 4)).toBe(4);
  });

  it.each([
    ['ArrowRight', 2, 5],
    ['ArrowLeft', 0, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['PageDown', 1, 5],
    ['PageUp', 9, 5],
    ['PageUp', 5, 0],
  ])('is moved by %s from %i to %i', (key, from, to) => {
    expect(moved(key, places, [5], from)).toBe(to);
  });

  it('ignores other keys', () => {
    expect(moved('a', places, [], 1)).toBe(null);
  });
});
