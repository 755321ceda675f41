import { describe, expect, it } from 'vitest';
import { feed, isWhole } from '../src/lib/play/typed';

const type = (keys: string) => [...keys].reduce(feed, '');

describe('typed moves', () => {
  it.each(['3R2', 'CB4', '5WF', 'T24', 'T2F', 'cb4'])('reads %s', (keys) => {
    expect(type(keys)).toBe(keys.toUpperCase());
    expect(isWhole(type(keys))).toBe(true);
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
