import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHONS = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => ROOT + path);

/** Let the rules play the games that the tests step through: a fresh clone has none, and others may be old. */
export default function setup() {
  const python = PYTHONS.find(existsSync);
  if (!python) fail(`these tests step through games that Python plays, and ${ROOT}.venv is missing: run 'make setup' first`);
  const done = spawnSync(python, ['-m', 'tools.page_fixtures'], { cwd: ROOT, encoding: 'utf8' });
  if (done.status !== 0) fail(`'python -m tools.page_fixtures' failed: ${done.error?.message ?? done.stderr}`);
}

function fail(sentence) {
  const error = new Error(sentence);
  error.stack = ''; // where in this file helps nobody
  throw error;
}
