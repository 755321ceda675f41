// The key of a browser is made once, and forgotten when its owner deletes everything.
import { beforeEach, describe, expect, test } from 'vitest';
import { keep } from '../../src/lib/settings.svelte';
import { forgetPlayerKey, hasPlayerKey, playerKey } from '../../src/lib/table/player-key';
import { seatName } from '../../src/lib/table/seats';

describe('the key of a browser', () => {
  beforeEach(() => forgetPlayerKey());

  test('is made when it is needed, and stays the same', () => {
    expect(hasPlayerKey()).toBe(false);
    const key = playerKey();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(playerKey()).toBe(key);
    expect(hasPlayerKey()).toBe(true);
  });

  test('is made anew after it was forgotten or damaged', () => {
    const key = playerKey();
    forgetPlayerKey();
    expect(playerKey()).not.toBe(key);
    keep('azulejos.me', 'damaged');
    expect(playerKey()).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('a person without a name is a guest, an open seat has no name', () => {
  expect(seatName({ kind: 'person', name: '' }, 'Guest')).toBe('Guest');
  expect(seatName({ kind: 'person', name: 'Anna' }, 'Guest')).toBe('Anna');
  expect(seatName({ kind: 'open', name: '' }, 'Guest')).toBe('');
});
