// Beginning: from a click to a table, with the own seat taken.
// A file of its own because the first screen and the screen for friends begin alike.
import * as api from './api';
import { keepKey, newId, newNonce } from './keys';
import type { CreateTable } from './protocol';
import { go } from './route.svelte';
import { keep, recall } from './settings.svelte';

export interface Sitter {
  seat: number;
  name: string;
}

const START = 'azulejos.start';

/** Remember that somebody goes to a table to play there at once. */
export function playOnArrival(id: string): void {
  keep(START, id);
}

/** Whether somebody has come to a table to play at once; says so once. */
export function playsOnArrival(id: string): boolean {
  if (recall(START, '') !== id) return false;
  keep(START, '');
  return true;
}

/** Make a table, sit down at these seats of it, and go there. */
export async function begin(plan: CreateTable, sitters: Sitter[], startNow: boolean): Promise<void> {
  const opened = await api.createTable(plan);
  const id = opened.table.id;
  const { token } = opened;
  const nonces: Record<number, string> = {};
  for (const { seat, name } of sitters) {
    const { nonce, hash } = newNonce();
    nonces[seat] = nonce;
    await api.claim(id, { seat, name, nonce_hash: hash, id: newId() }, token);
  }
  keepKey({ id, token, returnPath: opened.return_path }, nonces);
  if (startNow) playOnArrival(id);
  go(opened.path);
}
