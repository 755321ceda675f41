import { describe, expect, it } from 'vitest';
import { clockText, clockwise, distinct, inFront, isolated } from '../../src/lib/table/seats';

describe('seats', () => {
  it('sit clockwise from the front', () => {
    expect(clockwise(0, 2)).toEqual([1]);
    expect(clockwise(2, 4)).toEqual([3, 0, 1]);
  });

  it('puts our seat that is to act in front', () => {
    expect(inFront([0, 2], 2, 0)).toBe(2);
    expect(inFront([0, 2], 1, 2)).toBe(2);
    expect(inFront([], 1, null)).toBe(0);
  });

  it('tells two of the same name apart', () => {
    expect(distinct(['Anna', 'Leonor', 'Leonor', '', ''])).toEqual(['Anna', 'Leonor', 'Leonor 2', '', '']);
  });

  it('keeps a name from right to left to itself', () => {
    expect(isolated('Anna')).toBe('Anna');
    expect(isolated('דנה')).toBe('\u2068דנה\u2069');
    expect(distinct(['سارة', 'سارة'])[1]).toBe('\u2068سارة\u2069 2');
  });

  it('counts only the running clock down, and only once it has started', () => {
    const clocks = { now: 1000, running: 1, starts_at: 3000, left: [60_000, 61_000] };
    const inDays = (days: number, hours: number): string => `${days} d ${hours} h`;
    expect(clockText(clocks, 0, 9000, inDays)).toBe('1:00');
    expect(clockText(clocks, 1, 2000, inDays)).toBe('1:01');
    expect(clockText(clocks, 1, 13_000, inDays)).toBe('0:51');
    expect(clockText({ ...clocks, left: [3 * 86_400_000, 7_261_000] }, 0, 9000, inDays)).toBe('3 d 0 h');
    expect(clockText({ ...clocks, left: [3 * 86_400_000, 7_261_000] }, 1, 2000, inDays)).toBe('2:01:01');
    expect(clockText(null, 1, 13_000, inDays)).toBe('');
  });
});
