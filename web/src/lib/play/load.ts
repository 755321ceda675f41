// Loading a pasted text: a record, or a position, which becomes a game without moves.
import type { PositionView, Replay } from '../table/protocol';

/** Whether a text begins like a position, with wall and phase. Everything else is read as a record. */
export function isPosition(text: string): boolean {
  return /^\s*[CG]\s+(?:deal|draft|tile|end)\b/.test(text);
}

/** Join a text into one line: mail programs break long lines. */
export function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

export function alone(position: PositionView): Replay {
  return { wall: position.wall, names: position.boards.map(() => ''), headers: {}, start: position, moves: [], result: null };
}
