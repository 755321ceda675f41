// Beginning: from a click to a table, with the own seat taken.
// A file of its own because the first screen and the screen for friends begin alike.
import * as api from './api';
import type { Client } from './client.svelte';
import { keepKey, newId, nonceFor } from './keys';
import type { CreateTable } from './protocol';
import { go } from '../route.svelte';
import { keep, recall } from '../settings.svelte';

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
  const key = { id, token, returnPath: opened.return_path, commitment: opened.table.commitment };
  for (const { seat, name } of sitters) {
    const { nonce, hash } = nonceFor(id, seat);
    keepKey(key, { [seat]: nonce });
    await api.claim(id, { seat, name, nonce_hash: hash, id: newId() }, token);
  }
  keepKey(key);
  if (startNow) playOnArrival(id);
  go(opened.path);
}

/** Go on at the table that follows this one: a rematch, or a new table where a start waited in vain. */
export async function goOn(client: Client): Promise<void> {
  const { table, mine } = client.state;
  // Who has no seat looks on there, too; who has one needs the key to the new one.
  if (table?.rematch && !mine.length) return go(`/t/${table.rematch}`);
  const made = await api.rematch(client.id, client.token!);
  keepKey({ id: made.table, token: made.token, returnPath: made.return_path });
  playOnArrival(made.table);
  go(made.path);
}
