import { describe, expect, it } from 'vitest';
import { ellipse, layout, nearest } from '../src/lib/show/layout';

const phones = [
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 930],
];
const seats = [2, 3, 4];
const cases = phones.flatMap(([w, h]) => seats.map((s) => [w, h, s] as const));

describe('layout', () => {
  it.each(cases)('fits a %i x %i phone with %i seats', (width, height, count) => {
    const found = layout(width, height, count);
    expect(found.mode).toBe('tall');
    expect(found.height).toBeLessThanOrEqual(height);
    expect(10 * found.own + 34).toBeLessThanOrEqual(width);
    expect(found.across * found.plate).toBeLessThanOrEqual(width);
  });

  it.each(cases)('keeps targets of %i x %i with %i seats large enough', (width, height, count) => {
    const found = layout(width, height, count);
    expect(found.target).toBeGreaterThanOrEqual(44);
    expect(found.row).toBeGreaterThanOrEqual(44);
  });

  it.each([
    [1100, 700],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ])('lays a ring without overlap on %i x %i', (width, height) => {
    for (const count of seats) {
      const found = layout(width, height, count);
      expect(found.mode).toBe('wide');
      expect(found.height).toBeLessThanOrEqual(height);
      expect(found.ring!.plates).toHaveLength(2 * count + 1);
      expect(nearest(found.ring!.plates)).toBeGreaterThanOrEqual(found.plate - 2);
    }
  });

  it.each([
    [320, 256],
    [280, 653],
    [480, 320],
    [568, 320],
    [740, 360],
  ])('is no broader than %i x %i', (width, height) => {
    for (const count of seats) {
      const found = layout(width, height, count);
      const room = found.mode === 'side' ? width / 2 : width;
      expect(found.across * found.plate).toBeLessThanOrEqual(room);
      expect(found.own).toBeGreaterThanOrEqual(20);
    }
  });

  it('spreads points evenly', () => {
    const points = ellipse(9, 600, 300, 80);
    expect(points[0]).toEqual({ x: 300, y: 40 });
    for (const point of points) expect(point.x).toBeGreaterThanOrEqual(40 - 1e-9);
  });
});
