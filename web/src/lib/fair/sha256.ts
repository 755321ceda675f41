// SHA-256 and HMAC (FIPS 180-4 and RFC 2104), checked against docs/fairness.md.
// A browser offers its own versions only on HTTPS, and most tables of a home network are on plain HTTP.

const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits of the fractional part. */
const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32) | 0;
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return view;
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  return words;
}

function compress(state: number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const major = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[i] + words[i]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + major) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]) | 0);
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state = START;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = compress(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const mixed = (pad: number, tail: Uint8Array) => {
    const bytes = new Uint8Array(BLOCK + tail.length);
    bytes.set(block.map((byte) => byte ^ pad));
    bytes.set(tail, BLOCK);
    return bytes;
  };
  return sha256(mixed(0x5c, sha256(mixed(0x36, message))));
}
