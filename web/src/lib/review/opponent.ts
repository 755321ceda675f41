// The opponent of a game that is tried again from one of its moments.
import type { LevelView, Replay } from '../table/protocol';

/** The level of the first bot in a game; null if there is none that this server knows. */
export function opponentLevel({ headers }: Pick<Replay, 'headers'>, levels: LevelView[]): string | null {
  const found = Object.keys(headers)
    .filter((name) => /^Bot\d$/.test(name))
    .map((name) => headers[name]);
  return found.find((level) => levels.some(({ id }) => id === level)) ?? null;
}
