// The page's verifier says the same as that of the package (tests/table/test_verdicts.py).
import { expect, test } from 'vitest';
import { verify } from '../../src/lib/fair/verify';
import type { Key } from '../../src/lib/table/keys';
import type { EventHappened, TableView } from '../../src/lib/table/protocol';
import fixture from '../verdicts.json';

interface Case {
  name: string;
  table: TableView;
  history: EventHappened[];
  kept: { nonce: string; commitment: string; hashes: (string | null)[] | null } | null;
  verdict: string;
}
const cases = fixture as unknown as Case[];

/** What the page of the first seat stored; an older version stored the promises after it had shown its nonce. */
function key({ table, kept }: Case): Key | undefined {
  if (!kept) return undefined;
  const promised = kept.hashes?.map((hash) => hash ?? '') ?? table.seats.map((seat) => seat.nonce_hash);
  const start = { promised, mine: [0], ...(kept.hashes && { isFirst: true }) };
  return { id: table.id, token: 't', returnPath: '/', at: 0, nonces: { 0: kept.nonce }, commitment: kept.commitment, start };
}

test.each(cases)('$name: $verdict', (one) => {
  expect(verify(one.table, one.history, key(one))).toBe(one.verdict);
});
