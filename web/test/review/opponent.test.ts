import { expect, test } from 'vitest';
import { opponentLevel } from '../../src/lib/review/opponent';
import type { LevelView } from '../../src/lib/table/protocol';

const LEVELS = [{ id: 'novice' }, { id: 'master' }] as LevelView[];

test('a game is tried again against its own bot', () => {
  expect(opponentLevel({ headers: { Name2: 'Aurora', Bot2: 'master' } }, LEVELS)).toBe('master');
});

test('a game without a bot, or with an unknown one, names no opponent', () => {
  expect(opponentLevel({ headers: { Name1: 'Anna' } }, LEVELS)).toBeNull();
  expect(opponentLevel({ headers: { Bot1: 'retired', Bot3: 'novice' } }, LEVELS)).toBe('novice');
  expect(opponentLevel({ headers: { Bot1: 'retired' } }, LEVELS)).toBeNull();
});
