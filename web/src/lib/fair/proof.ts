// The proof that a player can save: what this page stored about the draws, and the command that checks a record.
import { keyOf } from '../table/keys';
import { download } from '../share';
import { command, notedFirst } from './commitments';
import { t } from '../say/words.svelte';

/** The name under which a table's record is saved. */
export const recordName = (id: string) => `azulejos-${id}.azul`;

/** The text of the proof; null if this page stored nothing. */
export function proofText(id: string, mine: number[]): string | null {
  const key = keyOf(id);
  const seats = key?.start?.mine ?? mine;
  const check = command(key, seats, recordName(id));
  if (!key || check === null) return null;
  const own = seats.filter((seat) => key.nonces[seat]);
  return [
    t('proof-title', { table: id }),
    '',
    t('proof-commitment', { commitment: key.commitment! }),
    ...own.map((seat) => t('proof-seat', { seat: seat + 1, nonce: key.nonces[seat] })),
    ...notedFirst(key).map((hash, seat) => (hash ? t('proof-hash', { seat: seat + 1, hash }) : t('proof-no-share', { seat: seat + 1 }))),
    '',
    t('proof-how'),
    check,
    '',
  ].join('\n');
}

export function saveProof(id: string, mine: number[]): void {
  const text = proofText(id, mine);
  if (text !== null) download(`azulejos-${id}-proof.txt`, text);
}
