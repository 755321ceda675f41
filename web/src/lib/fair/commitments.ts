// Commitments: what this page stored about the draws, compared with what the server says now.
import { hashOf, keepKey, type Key } from '../table/keys';
import type { TableView } from '../table/protocol';

/** What the server has changed: the seed's hash, this page's nonce, or another promise. */
export type Difference = 'commitment' | 'nonce' | 'promise';

/** Store what must not change from now on: the commitment in the lobby, every seat's promise at the start. */
export function note(key: Key, table: TableView, mine: number[]): Key {
  const commitment = key.commitment ?? (table.state === 'lobby' ? table.commitment : undefined);
  const isFixed = table.state !== 'lobby' && mine.length > 0;
  const start = key.start ?? (isFixed ? { promised: table.seats.map((seat) => seat.nonce_hash), mine } : undefined);
  if (commitment === key.commitment && start === key.start) return key;
  return keepKey({ ...key, commitment, start });
}

/** The first thing that differs from what this page stored. */
export function difference(key: Key | undefined, table: TableView): Difference | null {
  if (key?.commitment && key.commitment !== table.commitment) return 'commitment';
  if (!key?.start) return null;
  const { promised, mine } = key.start;
  const isChanged = (seat: number) => {
    const { nonce, nonce_hash } = table.seats[seat];
    return nonce_hash !== promised[seat] || (nonce !== '' && hashOf(nonce) !== promised[seat]);
  };
  const own = mine.filter((seat) => key.nonces[seat]);
  if (own.some((seat) => isChanged(seat) || hashOf(key.nonces[seat]) !== promised[seat])) return 'nonce';
  return promised.some((_, seat) => isChanged(seat)) ? 'promise' : null;
}

/** Whether this page can prove the draws to its player: it stored the commitment and a nonce that was used. */
export function canProve(key: Key | undefined, table: TableView): boolean {
  const own = key?.start?.mine.filter((seat) => key.nonces[seat]) ?? [];
  return Boolean(key?.commitment) && own.length > 0 && own.every((seat) => table.seats[seat].nonce === key?.nonces[seat]);
}

/** The command that checks a record with what this page stored; null if it stored nothing. */
export function command(key: Key | undefined, mine: number[], record: string): string | null {
  const own = mine.filter((seat) => key?.nonces[seat]);
  if (!key?.commitment || !own.length) return null;
  const nonces = own.map((seat) => ` --nonce ${seat + 1}=${key.nonces[seat]}`);
  return `azulejos verify ${record} --commitment ${key.commitment}${nonces.join('')}`;
}
