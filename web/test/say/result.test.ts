import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../src/lib/table/protocol';
import { resigned } from '../../src/lib/say/result';
import { canGiveUp } from '../../src/lib/table/seats';

describe('giving up', () => {
  it('is open to our seats that are still in the game', () => {
    const seats = [{ lost: false }, { lost: true }, { lost: false }, { lost: false }];
    expect(canGiveUp([0, 1, 3], seats)).toEqual([0, 3]);
  });

  it('is told of every seat that gave up, and of none whose time ran out', () => {
    const events = [
      { type: 'SeatResigned', seat: 2 },
      { type: 'TimeRanOut', seat: 1 },
      { type: 'SeatResigned', seat: 0 },
    ] as AnyEvent[];
    expect(resigned(events.map((event) => ({ event })))).toEqual([2, 0]);
  });
});
