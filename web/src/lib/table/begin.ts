// Beginning a game: create a table, sit down and go there. Also rematches.
import * as api from './api';
import type { Client } from './client.svelte';
import { keepKey, type Key, newId, nonceFor } from './keys';
import type { CreateTable } from './protocol';
import { go } from '../route.svelte';
import { change, keep, recall } from '../settings.svelte';

export interface Sitter {
  seat: number;
  name: string;
}

const START = 'azulejos.start';

/** Remember that the player goes to this table to play at once. */
export function playOnArrival(id: string): void {
  keep(START, id);
}

/** Whether the player came to this table to play at once; true only once. */
export function playsOnArrival(id: string): boolean {
  if (recall(START, '') !== id) return false;
  keep(START, '');
  return true;
}

/** Create a table, sit down at these seats, and go there. */
export async function begin(plan: CreateTable, sitters: Sitter[], startNow: boolean, more: Pick<Key, 'coached'> = {}): Promise<void> {
  const opened = await api.createTable(plan);
  const id = opened.table.id;
  const { token } = opened;
  const key = { id, token, returnPath: opened.return_path, commitment: opened.table.commitment, ...more };
  for (const { seat, name } of sitters) {
    const { nonce, hash } = nonceFor(id, seat);
    keepKey(key, { [seat]: nonce });
    await api.claim(id, { seat, name, nonce_hash: hash, id: newId() }, token);
  }
  keepKey(key);
  if (startNow) playOnArrival(id);
  go(opened.path);
}

/** A first game with a coach, against a bot that a newcomer can beat. */
export async function beginCoached(level: string, name: string): Promise<void> {
  change({ coach: true });
  await begin({ seats: [null, level] }, [{ seat: 0, name }], true, { coached: true });
}

/** Go to the table that follows this one: a rematch, or a new table if the start waited in vain. */
export async function goOn(client: Client): Promise<void> {
  const { table, mine } = client.state;
  // A spectator watches there, too. A player needs the key of the new table.
  if (table?.rematch && !mine.length) return go(`/t/${table.rematch}`);
  const made = await api.rematch(client.id, client.token!);
  keepKey({ id: made.table, token: made.token, returnPath: made.return_path });
  playOnArrival(made.table);
  go(made.path);
}
