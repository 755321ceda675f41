// The key of the person who plays in this browser: 256 random bits instead of an account.
// The server knows only its hash. It is made when it is first needed.
import { keep, recall } from '../settings.svelte';
import { hex } from './keys';

const KEY = 'azulejos.me';
const FORM = /^[0-9a-f]{64}$/;

/** Whether this browser has a key, because a game was begun here. */
export function hasPlayerKey(): boolean {
  return FORM.test(recall(KEY, ''));
}

export function playerKey(): string {
  const known = recall(KEY, '');
  if (FORM.test(known)) return known;
  const made = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep(KEY, made);
  return made;
}

/** Forget the key: the next game begins a new list. */
export function forgetPlayerKey(): void {
  keep(KEY, '');
}
