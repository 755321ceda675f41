import { expect, test } from 'vitest';
import { alone, isPosition, tidy } from '../../src/lib/play/load';
import games from '../games.json';
import type { PositionView } from '../../src/lib/table/protocol';

test('a position is told from a record, even if a mail program broke its line', () => {
  const position = games[0].happened[3].position as PositionView;
  const broken = `\n ${position.text.replace(' ', '\n')} \n`;
  expect(isPosition(broken)).toBe(true);
  expect(tidy(broken)).toBe(position.text);
  expect(isPosition('[Seats "2"]\n\n1. deal BBYR')).toBe(false);
  expect(alone(position)).toMatchObject({ start: position, moves: [], names: ['', ''] });
});
