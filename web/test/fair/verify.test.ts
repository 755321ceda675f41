import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf, keepKey, type Key, keyOf, nonceFor } from '../../src/lib/table/keys';
import type { EventHappened, PositionView, SeatView, TableView } from '../../src/lib/table/protocol';
import { decides, missing } from '../../src/lib/table/seats';
import { command, difference, note } from '../../src/lib/fair/commitments';
import { verify, visible } from '../../src/lib/fair/verify';
import fixture from '../draws.json';

interface Told {
  table: TableView;
  history: EventHappened[];
}
const { nonces, tables } = fixture as unknown as { nonces: Record<number, string>; tables: Record<string, Told> };
const { honest, other_nonce, no_nonce, training } = tables;
const promised = [0, 1].map((seat) => hashOf(nonces[seat]));

/** What a seat's page stored about the honest table. */
const kept = (seat: number): Key => ({
  id: 'fixture',
  token: 't',
  returnPath: '/',
  at: 0,
  commitment: honest.table.commitment,
  nonces: { [seat]: nonces[seat] },
  start: { promised, mine: [seat], isFirst: true },
});

const withPosition = (told: Told, from: number, change: (position: PositionView) => PositionView): EventHappened[] =>
  told.history.map((one) => (one.number >= from && one.position ? { ...one, position: change(one.position) } : one));

describe('verify', () => {
  it('proves the draws only to a page that kept commitment and nonce', () => {
    for (const seat of [0, 1]) expect(verify(honest.table, honest.history, kept(seat))).toBe('verified');
    expect(verify(honest.table, honest.history)).toBe('consistent');
    const { commitment: _, ...later } = kept(0);
    expect(verify(honest.table, honest.history, later)).toBe('consistent');
  });

  it('fails if a nonce was replaced together with its hash in the whole history', () => {
    expect(verify(other_nonce.table, other_nonce.history)).toBe('consistent');
    expect(verify(other_nonce.table, other_nonce.history, kept(1))).toBe('failed');
    // The other page has stored the promises, too.
    expect(verify(other_nonce.table, other_nonce.history, kept(0))).toBe('failed');
  });

  it('calls a game without the share of a person not proven', () => {
    expect(verify(no_nonce.table, no_nonce.history)).toBe('unproven');
    const key = { ...kept(0), start: { promised: [promised[0], ''], mine: [0], isFirst: true } };
    expect(verify(no_nonce.table, no_nonce.history, key)).toBe('unproven');
  });

  it('fails if table and events do not agree', () => {
    const seats = honest.table.seats.map((seat) => (seat.seat === 1 ? other_nonce.table.seats[1] : seat));
    expect(verify({ ...honest.table, seats }, honest.history)).toBe('failed');
    expect(verify({ ...honest.table, seed: '00'.repeat(32) }, honest.history)).toBe('failed');
  });

  it('counts bag and lid itself', () => {
    // One blue tile is moved to the lid: there are still 20.
    const shifted = withPosition(honest, 0, (position) => {
      const [bag, lid] = [[...position.bag], [...position.lid]];
      [bag[0], lid[0]] = [bag[0] - 1, lid[0] + 1];
      return { ...position, bag, lid } as PositionView;
    });
    expect(verify(honest.table, shifted, kept(0))).toBe('failed');
    const last = honest.history.filter(({ position }) => position).at(-1)!;
    const lost = withPosition(honest, last.number, (position) => ({ ...position, lid: position.lid.map((count) => count + 1) as never }));
    expect(verify(honest.table, lost, kept(0))).toBe('failed');
    for (const { position } of honest.history) {
      if (position) expect(visible(position).map((seen, colour) => seen + position.bag[colour] + position.lid[colour])).toEqual(Array(5).fill(20));
    }
  });

  it('wants the dealt tiles on the factories', () => {
    const dealt = honest.history.find(({ event }) => event.type === 'TilesDealt')!;
    const moved = withPosition(honest, dealt.number, (position) => {
      const [centre, first, second, ...rest] = position.sources;
      return { ...position, sources: [centre, second, first, ...rest] };
    });
    expect(verify(honest.table, moved, kept(0))).toBe('failed');
  });

  it('checks the deals after a start that was set by hand', () => {
    expect(verify(training.table, training.history, kept(0))).toBe('verified');
    expect(verify({ ...training.table, start: null }, training.history, kept(0))).toBe('failed');
    expect(verify({ ...honest.table, start: training.table.start }, honest.history, kept(0))).toBe('failed');
    const begun = training.history.find(({ event }) => event.type === 'GameStarted')!;
    const other = withPosition(training, begun.number, (position) => ({ ...position, text: honest.history.at(-1)!.position?.text ?? '' }));
    expect(verify(training.table, other, kept(0))).toBe('failed');
    const dealt = training.history.find(({ event }) => event.type === 'TilesDealt')!;
    const exchanged = training.history.map((one) =>
      one === dealt && one.event.type === 'TilesDealt' ? { ...one, event: { ...one.event, deal: one.event.deal.split('/').reverse().join('/') } } : one,
    );
    expect(verify(training.table, exchanged, kept(0))).toBe('failed');
  });

  it('says nothing of a game that is not over or not all here', () => {
    expect(verify({ ...honest.table, seed: null }, honest.history, kept(0))).toBe('impossible');
    expect(verify(honest.table, honest.history.slice(3), kept(0))).toBe('impossible');
    expect(verify(honest.table, [])).toBe('impossible');
  });
});

describe('shares', () => {
  beforeEach(() => {
    const storage = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
  });
  const at = (type: string) => honest.history.find(({ event }) => event.type === type)!.table!;

  it('are noted in the lobby and when the start is called, and never again', () => {
    const key = keepKey({ id: 'fixture', token: 't', returnPath: '/' }, { 0: nonces[0] });
    note(key, at('SeatClaimed'), [0]);
    expect(keyOf('fixture')).toMatchObject({ commitment: honest.table.commitment });
    expect(keyOf('fixture')!.start).toBeUndefined();
    note(keyOf('fixture')!, at('StartCalled'), [0]);
    note(keyOf('fixture')!, { ...other_nonce.table, commitment: 'other' }, [0, 1]);
    expect(keyOf('fixture')).toMatchObject({ commitment: honest.table.commitment, start: { promised, mine: [0], isFirst: true } });
  });

  it('are noted too late if the start or this page’s nonce was seen before', () => {
    const shown = honest.history.findLast(({ event }) => event.type === 'NonceShown')!.table!;
    for (const late of [at('NonceShown'), shown, honest.table]) {
      const key = keepKey({ id: 'fixture', token: 't', returnPath: '/', start: undefined }, { 0: nonces[0] });
      expect(note(key, late, [0]).start).toEqual({ promised, mine: [0], isFirst: false });
      expect(command({ ...kept(0), start: keyOf('fixture')!.start }, [0], 'g.azul')).not.toContain('--nonce-hash');
    }
  });

  it('of a seat that was not there at the start are a difference', () => {
    const [first, second] = honest.table.seats;
    expect(difference(kept(0), { ...honest.table, seats: [first, second, { ...second, seat: 2 }] })).toBe('promise');
    expect(difference(kept(0), { ...honest.table, seats: [first] })).toBe('promise');
  });

  it('of a bot are a difference, whatever was noted', () => {
    const withBot = (change: Partial<SeatView>) => ({
      ...honest.table,
      seats: honest.table.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'bot' as const, ...change } : seat)),
    });
    for (const change of [{}, { nonce: '' }, { nonce_hash: '' }]) expect(difference(kept(0), withBot(change))).toBe('bot');
    const key = { ...kept(0), start: { promised: [promised[0], ''], mine: [0], isFirst: true } };
    expect(difference(key, withBot({ nonce: '', nonce_hash: '' }))).toBeNull();
  });

  it('differ by what was changed', () => {
    expect(difference(kept(0), honest.table)).toBeNull();
    expect(difference(undefined, honest.table)).toBeNull();
    expect(difference(kept(0), { ...honest.table, commitment: '00'.repeat(32) })).toBe('commitment');
    expect(difference(kept(1), other_nonce.table)).toBe('nonce');
    expect(difference(kept(0), other_nonce.table)).toBe('promise');
    const seats = honest.table.seats.map((seat) => (seat.seat === 1 ? { ...seat, nonce: '44'.repeat(32) } : seat));
    expect(difference(kept(1), { ...honest.table, seats })).toBe('nonce');
    // The server changed our own promise before the start was called.
    const key = { ...kept(1), start: { promised: other_nonce.table.seats.map((seat) => seat.nonce_hash), mine: [1] } };
    expect(difference(key, other_nonce.table)).toBe('nonce');
  });

  it('have one nonce for each seat of a table', () => {
    keepKey({ id: 'fixture', token: 't', returnPath: '/' }, { 0: nonces[0] });
    expect(nonceFor('fixture', 0)).toEqual({ nonce: nonces[0], hash: promised[0] });
    expect(nonceFor('fixture', 1).nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(nonceFor('fixture', 1)).not.toEqual(nonceFor('fixture', 1));
  });

  it('make the command that proves a record', () => {
    const both = { ...kept(0), nonces };
    expect(command(both, [0, 1], 'g.azul')).toBe(
      `azulejos verify g.azul --commitment ${honest.table.commitment} --nonce 1=${nonces[0]} --nonce 2=${nonces[1]}` +
        ` --nonce-hash 1=${promised[0]} --nonce-hash 2=${promised[1]}`,
    );
    const alone = { ...kept(0), start: { promised: [promised[0], ''], mine: [0], isFirst: true } };
    expect(command(alone, [0], 'g.azul')).toMatch(/ --nonce-hash 2=-$/);
    expect(command(both, [], 'g.azul')).toBeNull();
    expect(command(undefined, [0], 'g.azul')).toBeNull();
  });
});

describe('a start that waits', () => {
  const waiting = (...shown: number[]): TableView => ({
    ...honest.table,
    host: 0,
    seats: honest.table.seats.map((seat) => (shown.includes(seat.seat) ? seat : { ...seat, nonce: '' })),
  });

  it('is the host’s to decide, or the others’ while the host is waited for', () => {
    expect(missing(waiting(0)).map(({ seat }) => seat)).toEqual([1]);
    expect([0, 1, 7, null].map((guest) => decides(waiting(0), guest))).toEqual([true, false, false, false]);
    expect([0, 1, 7, null].map((guest) => decides(waiting(1), guest))).toEqual([true, true, false, false]);
    expect(decides(waiting(), 1)).toBe(false);
  });
});
