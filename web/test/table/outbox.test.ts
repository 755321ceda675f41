import { describe, expect, it } from 'vitest';
import { add, delay, settle, type Request } from '../../src/lib/table/outbox';

const play = (id: string): Request => ({ type: 'PlayMove', id, seat: 0, seen: 4, move: '3R2' });

describe('outbox', () => {
  it('keeps a request until it is answered, and only once', () => {
    const outbox = add(add(add([], play('a')), play('b')), play('a'));
    expect(outbox.map((request) => request.id)).toEqual(['a', 'b']);
    const { rest, request } = settle(outbox, { type: 'Acknowledged', id: 'a', number: 5 });
    expect(request?.id).toBe('a');
    expect(rest.map((waiting) => waiting.id)).toEqual(['b']);
  });

  it('ignores an answer to another request', () => {
    const outbox = add([], play('a'));
    const refusal = { type: 'Refused', id: 'x', code: 'table/stale', sentence: '' } as const;
    expect(settle(outbox, refusal)).toEqual({ rest: outbox, request: null });
  });

  it('tries again soon, then more slowly, and never waits longer than eight seconds', () => {
    expect(delay(0, 1)).toBe(250);
    expect(delay(3, 1)).toBe(2000);
    expect(delay(50, 1)).toBe(8000);
    expect(delay(50, 0)).toBe(4000);
  });
});
