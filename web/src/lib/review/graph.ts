// The graph of a review: one line per seat. Play is drawn solid and what a deal changed dotted, so
// that luck is separate from play.
import type { Mark, Point, Series } from '../show/chart';
import type { DealLuck, Replay, ReviewedMove } from '../table/protocol';

/** The parts of a review by their ply. */
export interface Judged {
  moves: Record<number, ReviewedMove>;
  deals: Record<number, DealLuck>;
}

/** The win shares of all seats after an event; null if they are not known yet. */
export function sharesAfter({ moves, deals }: Judged, ply: number): number[] | null {
  return moves[ply]?.played.wins ?? deals[ply]?.wins ?? null;
}

/** One line per seat, over the events that are judged. */
export function seatLines(judged: Judged, names: string[], plies: number, now: (seat: number) => string): Series[] {
  return names.map((name, seat) => {
    const at = Array.from({ length: plies }, (_, ply) => ply);
    const points = at.flatMap((ply) => pointsOf(judged, ply, seat));
    const dots = at.flatMap((ply) => (judged.deals[ply] ? [{ x: ply, y: judged.deals[ply].wins[seat] }] : []));
    return { name, colour: `var(--seat-${seat})`, marker: seat, points, dots, now: now(seat) };
  });
}

function pointsOf({ moves, deals }: Judged, ply: number, seat: number): Point[] {
  if (moves[ply]) return [{ x: ply, y: moves[ply].played.wins[seat] }];
  const deal = deals[ply];
  return deal ? [{ x: ply, y: deal.expected[seat] }, { x: ply, y: deal.wins[seat], dotted: true }] : [];
}

/** The deals of a game, each the beginning of a round. */
export function roundMarks(replay: Replay, label: (round: number) => string): Mark[] {
  return replay.moves.flatMap(({ seat, position }, x) => (seat === null ? [{ x, label: label(position.round_number) }] : []));
}
