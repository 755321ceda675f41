// The same as replay.c for the WebAssembly module: node replay.mjs LIBRARY FILE > arrays
import { readFileSync, writeSync } from 'node:fs';

const [, , library, file] = process.argv;
const LINE = 64;
const NAME = 32;
const PAGE = 65536;
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(library)));
const content = readFileSync(file);
const regions = [];
let read = 0;
let free = exports.__heap_base.value;

function word() {
  read += 8;
  return content.readBigUInt64LE(read - 8);
}

const number = () => Number(word());

/** Room in the memory of the module, as far behind a cache line as an address was. */
function room(size, address = 0n) {
  const start = Math.ceil(free / LINE) * LINE + Number(address % BigInt(LINE));
  free = start + size;
  const missing = free - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
  return start;
}

function readRegions() {
  for (let count = number(); count > 0; count--) {
    const from = word();
    const size = number();
    const stored = number();
    const to = room(size, from);
    new Uint8Array(exports.memory.buffer, to, stored).set(content.subarray(read, read + stored));
    read += stored;
    regions.push({ from, size, to });
  }
}

function here(address) {
  const found = regions.find(({ from, size }) => address >= from && address < from + BigInt(size));
  return found.to + Number(address - found.from);
}

function call() {
  const name = content.toString('latin1', read, read + NAME).replace(/\0+$/, '');
  read += NAME;
  const words = Array.from({ length: number() }, word);
  const flags = words.map(() => word() === 1n);
  const block = room(8 * words.length);
  const view = new BigUint64Array(exports.memory.buffer, block, words.length);
  words.forEach((one, index) => (view[index] = flags[index] ? BigInt(here(one)) : one));
  if (exports[name](block) !== 0) throw new Error('a call has failed');
}

function write(bytes) {
  for (let done = 0; done < bytes.length; ) done += writeSync(1, bytes, done);
}

readRegions();
for (let count = number(); count > 0; count--) call();
for (let count = number(); count > 0; count--) {
  const place = here(word());
  write(new Uint8Array(exports.memory.buffer, place, number()));
}
