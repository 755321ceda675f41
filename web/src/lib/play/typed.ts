// Typed moves: keys that add up to a move in the notation, for players who do not use a pointer.
import { isMoveStart } from './moves';

/** What is typed so far once a key is added. A key that does not fit starts a new move or is ignored. */
export function feed(typed: string, key: string): string {
  const letter = key.toUpperCase();
  if (letter.length !== 1) return typed;
  return [typed + letter, letter].find(isMoveStart) ?? typed;
}
