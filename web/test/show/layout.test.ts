import { describe, expect, it } from 'vitest';
import { layout } from '../../src/lib/show/layout';
import { ellipse, nearest } from '../../src/lib/show/ring';

const phones = [
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 930],
];
const tablets = [
  [768, 1024],
  [820, 1180],
];
const seats = [2, 3, 4];
const upright = [...phones, ...tablets].flatMap(([w, h]) => seats.map((s) => [w, h, s] as const));

describe('layout', () => {
  it.each(upright)('fits %i x %i with %i seats', (width, height, count) => {
    const found = layout(width, height, count);
    expect(found.mode).toBe('tall');
    expect(found.height).toBeLessThanOrEqual(height);
    expect(10 * found.pitch + 18).toBeLessThanOrEqual(width);
    expect(found.across * found.plate).toBeLessThanOrEqual(width);
  });

  it.each(upright)('keeps targets of %i x %i with %i seats large enough', (width, height, count) => {
    const found = layout(width, height, count);
    expect(found.target).toBeGreaterThanOrEqual(36);
    expect(found.pitch).toBeGreaterThanOrEqual(28);
  });

  it.each(upright)('shows the other boards on %i x %i with %i seats', (width, height, count) => {
    const { other, chip, notice } = layout(width, height, count);
    if (count < 4 || width > 500) expect(other).toBeGreaterThanOrEqual(13);
    else expect(chip).toBeGreaterThanOrEqual(64);
    expect(notice.height).toBeGreaterThanOrEqual(64);
  });

  it.each(upright)('gives the room of empty factories on %i x %i with %i seats to the boards', (width, height, count) => {
    const all = layout(width, height, count);
    for (const factories of [0, 1, 4]) {
      const found = layout(width, height, count, { factories });
      expect(found.height).toBeLessThanOrEqual(height);
      expect(found.own).toBeGreaterThanOrEqual(all.own);
      expect(found.other).toBeGreaterThanOrEqual(all.other);
    }
  });

  it.each([
    [844, 390],
    [740, 360],
    [640, 400],
    [1024, 768],
  ])('shows two and three boards on %i x %i', (width, height) => {
    for (const count of [2, 3]) {
      const found = layout(width, height, count);
      expect(found.mode).toBe('side');
      expect(found.other).toBeGreaterThanOrEqual(13);
      expect(found.height).toBeLessThanOrEqual(height);
      expect(found.target).toBeGreaterThanOrEqual(32);
    }
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
    [1100, 700],
    [1280, 720],
    [1920, 1080],
  ])('gives sentences on %i x %i a quarter of the width', (width, height) => {
    for (const count of seats) {
      for (const factories of [0, 1, 2 * count + 1]) {
        const found = layout(width, height, count, { factories, isReading: true });
        expect(found.columns.log).toBeGreaterThanOrEqual(width / 4);
        expect(found.height).toBeLessThanOrEqual(height);
        expect(found.ring!.plates).toHaveLength(factories);
        expect(found.columns.others + 10.42 * found.pitch + found.columns.log + 64).toBeLessThanOrEqual(width);
      }
    }
  });

  it.each([
    [1280, 800, 28],
    [1920, 1080, 40],
  ])('draws the other boards of %i x %i with at least %i pixels a tile', (width, height, least) => {
    expect(layout(width, height, 2).other).toBeGreaterThanOrEqual(least);
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
      const room = found.mode === 'side' && found.chip ? width / 2 : width;
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
