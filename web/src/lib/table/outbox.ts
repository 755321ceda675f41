// The outbox: requests that the server has not answered yet.
// A request keeps its id, is sent again after every reconnection and leaves only with an answer, so
// nothing is lost or played twice.
import type { ClientMessage, ServerMessage } from './protocol';

export type Request = Extract<ClientMessage, { id: string }>;
export type Answer = Extract<ServerMessage, { type: 'Acknowledged' | 'Refused' }>;
export type Outbox = readonly Request[];

export function add(outbox: Outbox, request: Request): Outbox {
  return outbox.some((waiting) => waiting.id === request.id)
    ? outbox
    : [...outbox, request];
}

/** Take out the request that an answer is for; null if it answers none of ours. */
export function settle(outbox: Outbox, answer: Answer): { rest: Outbox; request: Request | null } {
  const request = outbox.find((waiting) => waiting.id === answer.id) ?? null;
  return { rest: outbox.filter((waiting) => waiting !== request), request };
}

/** Milliseconds before the next attempt: exponential backoff with jitter. */
export function delay(attempt: number, random: number): number {
  const longest = Math.min(8000, 250 * 2 ** Math.min(attempt, 6));
  return Math.round(longest * (0.5 + random / 2));
}
