// Loading: a pasted text is a record or a position, and becomes something to walk through.
// A file of its own because a position is treated as a game without moves.
import type { PositionView, Replay } from '../table/protocol';

/** Whether a text begins as a position does: wall and phase. Everything else is read as a record. */
export function isPosition(text: string): boolean {
  return /^\s*[CG]\s+(?:deal|draft|tile|end)\b/.test(text);
}

/** On one line: mail programs break long ones. */
export function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

export function alone(position: PositionView): Replay {
  return { wall: position.wall, names: position.boards.map(() => ''), headers: {}, start: position, moves: [], result: null };
}
