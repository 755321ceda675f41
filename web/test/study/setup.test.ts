import { describe, expect, test } from 'vitest';
import { completed, emptySetUp, put, withSeats, type Space, type Thing } from '../../src/lib/study/setup';

const empty = emptySetUp(2, 'grey');
const line: Space = { area: 'line', seat: 0, number: 2, place: 1 };
const floor: Space = { area: 'floor', seat: 1, place: 0 };
const factory: Space = { area: 'source', number: 3, place: 0 };

const after = (...puts: [Space, Thing][]) => puts.reduce((position, [space, thing]) => put(position, space, thing), empty);

describe('setting up a position', () => {
  test('a factory gets tiles, and the same tile again removes it', () => {
    expect(after([factory, 'R']).sources[3]).toEqual([0, 0, 1, 0, 0]);
    expect(after([factory, 'R'], [factory, 'B']).sources[3]).toEqual([1, 0, 0, 0, 0]);
    expect(after([factory, 'R'], [factory, 'R'])).toEqual(empty);
    expect(after([factory, 'R'], [factory, null])).toEqual(empty);
    expect(after([factory, '*'])).toBe(empty);
  });

  test('the centre counts', () => {
    const blue: Space = { area: 'centre', colour: 'B' };
    expect(after([blue, 'B'], [blue, 'B'], [blue, null]).sources[0]).toEqual([1, 0, 0, 0, 0]);
    expect(after([blue, null])).toEqual(empty);
  });

  test('a line is filled up to a space and emptied from it', () => {
    expect(after([line, 'K']).boards[0].pattern_lines[2]).toEqual({ colour: 'K', filled: 2 });
    expect(after([line, 'K'], [line, 'K']).boards[0].pattern_lines[2]).toEqual({ colour: 'K', filled: 1 });
    expect(after([line, 'K'], [{ ...line, place: 0 }, null])).toEqual(empty);
  });

  test('a space of the coloured wall has its own colour', () => {
    const space: Space = { area: 'wall', seat: 0, row: 1, column: 4, print: 'W' };
    expect(after([space, 'B']).boards[0].wall[1][4]).toBe('W');
    expect(after([{ ...space, print: null }, 'B']).boards[0].wall[1][4]).toBe('B');
    expect(after([space, 'B'], [space, 'Y'])).toEqual(empty);
  });

  test('the start marker is in one place', () => {
    const other: Space = { area: 'floor', seat: 0, place: 0 };
    const moved = after([floor, '*'], [other, '*']);
    expect(moved.start_marker).toBe(0);
    expect(moved.boards.map((board) => board.floor_line)).toEqual([['*'], []]);
    expect(after([floor, '*'], [{ area: 'marker' }, 'B'])).toEqual(empty);
    expect(after([floor, '*'], [floor, null])).toEqual(empty);
  });

  test('another number of seats keeps what there is', () => {
    const four = withSeats(after([line, 'K'], [floor, '*']), 4);
    expect([four.boards.length, four.sources.length]).toEqual([4, 10]);
    expect(four.boards[0].pattern_lines[2].filled).toBe(2);
    expect(withSeats({ ...four, start_marker: 3, turn: 3 }, 2)).toMatchObject({ start_marker: null, turn: 0 });
  });

  test('the seat to act follows from what comes next', () => {
    expect(completed({ ...empty, phase: 'deal', first_seat: 1 }).turn).toBe(1);
    expect(completed({ ...empty, phase: 'end' }).turn).toBeNull();
    expect(completed({ ...empty, phase: 'tile', turn: 1 }).turn).toBe(1);
    expect(completed({ ...empty, phase: 'tile', turn: 1, wall: 'coloured' }).turn).toBeNull();
  });
});
