import { describe, expect, it } from 'vitest';
import type { AnyEvent, By, PositionView, ServerMessage } from '../../src/lib/table/protocol';
import { lastMover, NOTHING, playedLate, receive, standing, type State } from '../../src/lib/table/store';
import games from '../games.json';

const positions = (games as unknown as { happened: { position: PositionView }[] }[])[0].happened;

function happening(number: number, event: AnyEvent): ServerMessage {
  const position = positions[number % positions.length].position;
  const rest = { at: 0, steps: [], table: null, clocks: null, take_backs: [] };
  return { type: 'EventHappened', number, game_event: number, event, position, ...rest };
}
const move = (number: number) => happening(number, { type: 'MovePlayed', seat: 0, move: '3R2' });
const joined: ServerMessage = { type: 'Joined', table: 't', guest: 0, seats: [0], resumed: true };
const follow = (messages: ServerMessage[], from: State = NOTHING) => messages.reduce(receive, from);

describe('store', () => {
  it('follows numbered events', () => {
    const state = follow([joined, move(0), move(1), move(2)]);
    expect(state.number).toBe(2);
    expect(state.position).toBe(positions[2].position);
    expect(state.mine).toEqual([0]);
  });

  it('sees a gap, keeps its position and is whole again after what was missed', () => {
    const gapped = follow([joined, move(0), move(2)]);
    expect(gapped.gap).toBe(true);
    expect(gapped.number).toBe(0);
    const whole = follow([joined, move(1), move(2)], gapped);
    expect(whole.gap).toBe(false);
    expect(whole.number).toBe(2);
  });

  it('does nothing with an event that it knows', () => {
    const once = follow([joined, move(0), move(1)]);
    expect(follow([move(0), move(1)], once)).toEqual(once);
  });

  it('forgets what a seat may do when the game goes on', () => {
    const choices = { drafts: [], effects: [], tilings: [], refused_columns: [] };
    const turn: ServerMessage = { type: 'YourTurn', seat: 0, game_event: 1, choices };
    const asked = follow([joined, move(0), move(1), turn]);
    expect(asked.turns[0]).toBe(turn);
    expect(receive(asked, move(2)).turns).toEqual({});
    expect(follow([move(2), turn], asked).turns).toEqual({});
  });

  it('takes a snapshot as the whole truth', () => {
    const position = positions[5].position;
    const table = null as never;
    const snapshot: ServerMessage = { type: 'Snapshot', number: 40, game_event: 39, table, position, clocks: null, take_backs: [] };
    const state = follow([joined, move(0), snapshot]);
    expect([state.number, state.gameEvent, state.position]).toEqual([40, 39, position]);
    expect(state.laidAnew).toBe(1);
  });

  it('shows no move that was taken back', () => {
    const back = happening(3, { type: 'TurnTakenBack', seat: 0, to: 1 });
    const { history } = follow([joined, move(0), move(1), move(2), back, move(4)]);
    expect(standing(history).map((entry) => entry.number)).toEqual([0, 4]);
  });

  it('knows who of several at one screen moved last', () => {
    const played = (seat: number, by?: By) => ({ event: { type: 'MovePlayed', seat, move: '3R2', by } as const });
    expect(lastMover([played(0), played(1)], [0, 1, 2])).toBe(1);
    expect(lastMover([played(1), played(2), played(0, 'table')], [0, 1, 2])).toBe(2);
    expect(lastMover([played(0), played(1)], [0, 2])).toBe(0);
    expect(lastMover([played(0)], [])).toBe(null);
  });

  it('knows which moves were played because time ran out', () => {
    const out = happening(1, { type: 'TimeRanOut', seat: 0 });
    const { history } = follow([joined, move(0), out, move(2), move(3)]);
    expect([...playedLate(history)]).toEqual([2]);
  });
});
