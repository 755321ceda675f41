// Seats as a screen shows them: names, clocks and who is present.
import type { Clocks, SeatView, TableView } from './protocol';

export interface SeatLabel {
  seat: number;
  name: string;
  level: string;
  turn: boolean;
  here: boolean;
  mine: boolean;
  botPlays: boolean;
  /** What this seat has just said to the others. */
  said: string;
  clock: string;
}

/** The other seats, clockwise from the one whose board is in front. */
export function clockwise(front: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (front + 1 + index) % seats);
}

/** Those of our seats that are still in the game. */
export function canGiveUp(mine: number[], seats: Pick<SeatView, 'lost'>[]): number[] {
  return mine.filter((seat) => !seats[seat].lost);
}

/** The seat in front: our seat whose turn it is, else our seat that was in front, else any. */
export function inFront(mine: number[], turn: number | null, before: number | null): number {
  if (turn !== null && mine.includes(turn)) return turn;
  if (before !== null && mine.includes(before)) return before;
  return mine[0] ?? before ?? 0;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The time that a seat has left; `inDays` words a time of a day or more. */
export function clockText(clocks: Clocks | null, seat: number, now: number, inDays: (days: number, hours: number) => string): string {
  const left = clocks?.left[seat];
  if (clocks === null || left === null || left === undefined) return '';
  const used = clocks.running === seat ? Math.max(0, now - Math.max(clocks.now, clocks.starts_at)) : 0;
  const seconds = Math.max(0, Math.ceil((left - used) / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return inDays(Math.floor(hours / 24), hours % 24);
  const minutes = Math.floor(seconds / 60);
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Isolate a name that is written from right to left, so that it does not reorder the numbers next to it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Make names distinct: the second of two equal names gets a number. */
export function distinct(names: string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before && name ? `${isolated(name)} ${before + 1}` : isolated(name);
  });
}

/** The name of a seat. A person without one has deleted it; an open seat has none. */
export function seatName({ kind, name }: Pick<SeatView, 'kind' | 'name'>, guest: string): string {
  return name || (kind === 'person' ? guest : '');
}

/** The seats whose promised nonces a start waits for. */
export function missing(table: TableView): SeatView[] {
  return table.seats.filter(({ nonce, nonce_hash }) => nonce_hash && !nonce);
}

/** Whether a guest decides about a start that waits: the host does, or the others if the host is missing. */
export function decides(table: TableView, guest: number | null): boolean {
  if (guest === null) return false;
  if (guest === table.host) return true;
  const late = missing(table).map((seat) => seat.guest);
  return late.includes(table.host) && !late.includes(guest) && table.seats.some((seat) => seat.guest === guest);
}
