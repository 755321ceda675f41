import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFinished, keepKey, keyOf, keys, markOver } from '../../src/lib/table/keys';

const add = (id: string) => keepKey({ id, token: `token-${id}`, returnPath: `/t/${id}` });

describe('keys', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('of finished games go before those of games that can go on', () => {
    add('going');
    for (let number = 0; number < 40; number++) {
      add(`over-${number}`);
      markOver(`over-${number}`);
    }
    expect(keys()).toHaveLength(30);
    expect(keyOf('going')?.token).toBe('token-going');
    expect(keyOf('over-39')).toBeDefined();
  });

  it('of the oldest games are dropped if none is over', () => {
    for (let number = 0; number < 31; number++) add(`game-${number}`);
    expect(keyOf('game-0')).toBeUndefined();
    expect(keyOf('game-30')).toBeDefined();
  });

  it('of finished games can be forgotten together', () => {
    add('going');
    add('over');
    markOver('over');
    forgetFinished();
    expect(keys().map(({ id }) => id)).toEqual(['going']);
  });
});
