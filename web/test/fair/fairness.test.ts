import { expect, test } from 'vitest';
import page from '../../../docs/fairness.md?raw';
import { bytes, hex } from '../../src/lib/table/keys';
import { hmac, sha256 } from '../../src/lib/fair/sha256';
import { below, deal, Stream } from '../../src/lib/fair/verify';

interface Vector {
  seed: string;
  commitment: string;
  nonces: (string | null)[];
  words: string[];
  first_seat: number;
  first_deal: string;
  words_used: number;
}
interface Rejection {
  n: number;
  words: string[];
  answer: number;
}
const [vectors, rejections] = [...page.matchAll(/```json\n(.*?)```/gs)].map((found) => JSON.parse(found[1]) as unknown) as [Vector[], Rejection[]];
const text = (words: string) => new TextEncoder().encode(words);

test.each(vectors)('vector of the fairness page: $first_deal', (vector) => {
  expect(hex(sha256(bytes(vector.seed)))).toBe(vector.commitment);
  const stream = () => new Stream(bytes(vector.seed), bytes(vector.nonces.filter(Boolean).join('')));
  const words = stream();
  expect(vector.words.map(() => words.word().toString(16).padStart(16, '0'))).toEqual(vector.words);
  const draws = stream();
  const seats = vector.nonces.length;
  expect(draws.below(seats) + 1).toBe(vector.first_seat);
  expect(deal(draws, [20, 20, 20, 20, 20], [0, 0, 0, 0, 0], 2 * seats + 1)).toBe(vector.first_deal);
  const after = stream();
  for (let word = 0; word < vector.words_used; word++) after.word();
  expect(draws.word()).toBe(after.word());
});

test.each(rejections)('below($n) of $words', ({ n, words, answer }) => {
  const left = words.map((word) => BigInt(`0x${word}`));
  expect(below(n, () => left.shift()!)).toBe(answer);
  expect(left).toEqual([]);
});

// One block, the limits of the padding, and many blocks, compared with the browser's own implementation.
test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('SHA-256 and HMAC of %i bytes as WebCrypto has them', async (length) => {
  const message = Uint8Array.from({ length }, (_, index) => (index * 7 + 3) % 256);
  expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))));
  const raw = message.length ? message : text('key');
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  expect(hex(hmac(raw, message))).toBe(hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, message))));
});
