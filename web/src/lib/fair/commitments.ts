// Commitments: what this page stored about the draws, compared with what the server says now.
import { hashOf, keepKey, type Key, type StartNote } from '../table/keys';
import type { TableView } from '../table/protocol';

/** What the server has changed: the seed's hash, this page's nonce, another promise, or a bot that got a share. */
export type Difference = 'commitment' | 'nonce' | 'promise' | 'bot';

/** Store what must not change from now on: the commitment in the lobby, every seat's promise at the start. */
export function note(key: Key, table: TableView, mine: number[]): Key {
  const commitment = key.commitment ?? (table.state === 'lobby' ? table.commitment : undefined);
  const isFixed = table.state !== 'lobby' && mine.length > 0;
  const start = key.start ?? (isFixed ? startNote(table, mine) : undefined);
  if (commitment === key.commitment && start === key.start) return key;
  return keepKey({ ...key, commitment, start });
}

/** The promises of all seats. This page shows its nonces only after it has stored them. */
function startNote(table: TableView, mine: number[]): StartNote {
  const isFirst = table.state === 'starting' && mine.every((seat) => !table.seats[seat].nonce);
  return { promised: table.seats.map((seat) => seat.nonce_hash), mine, isFirst };
}

/** Whether a bot has a share in the draws, or has promised one. */
export function hasBotShare(table: TableView): boolean {
  return table.seats.some(({ kind, nonce, nonce_hash }) => kind === 'bot' && (nonce || nonce_hash));
}

/** The first thing that differs from what this page stored. */
export function difference(key: Key | undefined, table: TableView): Difference | null {
  if (key && hasBotShare(table)) return 'bot';
  if (key?.commitment && key.commitment !== table.commitment) return 'commitment';
  if (!key?.start) return null;
  const { promised, mine } = key.start;
  if (promised.length !== table.seats.length) return 'promise';
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

/** Whether every share but this page's own was promised before this page showed its own. */
export function isEveryShareFixed(key: Key | undefined, table: TableView): boolean {
  if (key?.start?.isFirst) return true;
  return table.seats.every(({ seat, nonce }) => !nonce || nonce === key?.nonces[seat]);
}

/** The promises of all seats, if this page noted them before it showed its own nonce. */
export function notedFirst(key: Key): string[] {
  return key.start?.isFirst ? key.start.promised : [];
}

/** The command that checks a record with what this page stored; null if it stored nothing. */
export function command(key: Key | undefined, mine: number[], record: string): string | null {
  const own = mine.filter((seat) => key?.nonces[seat]);
  if (!key?.commitment || !own.length) return null;
  const nonces = own.map((seat) => ` --nonce ${seat + 1}=${key.nonces[seat]}`);
  const hashes = notedFirst(key).map((hash, seat) => ` --nonce-hash ${seat + 1}=${hash || '-'}`);
  return `azulejos verify ${record} --commitment ${key.commitment}${nonces.join('')}${hashes.join('')}`;
}
