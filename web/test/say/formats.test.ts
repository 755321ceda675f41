import { beforeEach, describe, expect, it, vi } from 'vitest';
import { date, list, number, percent, signed, speak, t } from '../../src/lib/say/words.svelte';

const LANGUAGES: [string, string, string, string, string, string][] = [
  ['en', '12,345.6', '61.5%', 'A, B and C', '7 Sep 2026, 14:05', '1,021 points'],
  ['da', '12.345,6', '61,5\u00a0%', 'A, B og C', '7. sep. 2026, 14.05', '1.021 point'],
  ['nl', '12.345,6', '61,5%', 'A, B en C', '7 sep 2026, 14:05', '1.021 punten'],
  ['fr', '12\u202f345,6', '61,5\u00a0%', 'A, B et C', '7 sept. 2026, 14:05', '1\u202f021 points'],
  ['is', '12.345,6', '61,5%', 'A, B og C', '7. sep. 2026, 14:05', '1.021 stig'],
  ['de', '12.345,6', '61,5\u00a0%', 'A, B und C', '7. Sept. 2026, 14:05', '1.021 Punkte'],
];

describe.each(LANGUAGES)('in %s', (language, decimal, share, names, moment, points) => {
  beforeEach(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    // A browser without data for the language falls back to another one.
    const refuse = () => {
      throw new Error('asked the browser for its locale data');
    };
    vi.stubGlobal('Intl', { ...Intl, PluralRules: Intl.PluralRules, NumberFormat: refuse, ListFormat: refuse, DateTimeFormat: refuse });
    await speak(language);
  });

  it('numbers are written by the catalogue', () => {
    expect(number(12345.6)).toBe(decimal);
    expect(number(12345.6, 1)).toBe(decimal);
    expect(number(-12345.6)).toBe(`−${decimal}`);
    expect(number(7)).toBe('7');
    expect(percent(0.6149, 1)).toBe(share);
    expect(percent(0.6149)).toBe(share.replace(/[.,]5/, ''));
    expect([3, 0, -0, -3].map(signed)).toEqual(['+3', '0', '0', '−3']);
  });

  it('numbers in messages too, and their plural forms stay', () => {
    expect(t('points', { points: 1021 })).toBe(points);
    expect(t('tiles', { colour: 'R', count: 1 })).not.toBe(t('tiles', { colour: 'R', count: 2 }).replace('2', '1'));
  });

  it('lists and dates are', () => {
    expect(list(['A', 'B', 'C'])).toBe(names);
    expect(list(['A', 'B'])).toBe(names.replace('A, ', '').replace('B', 'A').replace('C', 'B'));
    expect([list(['A']), list([])]).toEqual(['A', '']);
    expect(date(new Date(2026, 8, 7, 14, 5).getTime())).toBe(moment);
  });
});
