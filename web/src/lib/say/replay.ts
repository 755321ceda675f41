// A whole game to step through, in words: the names of its seats and the entries of its log.
import type { Replay } from '../table/protocol';
import { distinct } from '../table/seats';
import type { LogEntry } from './log';
import { t } from './words.svelte';

export function replayNames({ names, headers }: Replay): string[] {
  const kinds = headers.Players?.split(' ') ?? [];
  return distinct(names.map((name, seat) => name || unnamed(kinds[seat], seat)));
}

/** A person who deleted their data is a guest; a record may also have no names at all. */
function unnamed(kind: string | undefined, seat: number): string {
  return kind === 'person' ? t('guest') : t('seat-number', { seat: seat + 1 });
}

export function replayEntries({ moves }: Replay): LogEntry[] {
  return moves.map(({ seat, notation, absent, steps, position }) => ({
    move: seat === null ? null : notation,
    seat,
    by: absent ? 'stand_in' : 'person',
    steps,
    round: position.round_number,
  }));
}
