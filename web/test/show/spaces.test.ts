import { describe, expect, it } from 'vitest';
import { FALLS, firstStop, HEAD, spaceName, spaceNamed, walk, type Space } from '../../src/lib/show/spaces';

const press = (key: string, row: number, column: number, ctrlKey = false): Space | null => walk({ key, ctrlKey }, { row, column });
const EMPTY = Array.from({ length: 5 }, () => Array<string | null>(5).fill(null));

describe('keys over the spaces of a wall', () => {
  it('go from space to space and stop at the edges', () => {
    expect(press('ArrowRight', 1, 2)).toEqual({ row: 1, column: 3 });
    expect(press('ArrowLeft', 1, 2)).toEqual({ row: 1, column: 1 });
    expect(press('ArrowDown', 1, 2)).toEqual({ row: 2, column: 2 });
    expect(press('ArrowUp', 0, 2)).toEqual({ row: 0, column: 2 });
    expect(press('ArrowDown', 4, 2)).toEqual({ row: 4, column: 2 });
  });

  it('reach the words of a row on the left and the falling line on the right', () => {
    expect(press('ArrowLeft', 1, 0)).toEqual({ row: 1, column: HEAD });
    expect(press('ArrowLeft', 1, HEAD)).toEqual({ row: 1, column: HEAD });
    expect(press('ArrowRight', 1, 4)).toEqual({ row: 1, column: FALLS });
    // Another row may have no such button.
    expect(press('ArrowDown', 1, FALLS)).toEqual({ row: 2, column: 4 });
  });

  it('go to the ends of a row and of the wall', () => {
    expect(press('Home', 3, 3)).toEqual({ row: 3, column: 0 });
    expect(press('End', 3, 3)).toEqual({ row: 3, column: 4 });
    expect(press('Home', 3, 3, true)).toEqual({ row: 0, column: 0 });
    expect(press('End', 3, 3, true)).toEqual({ row: 4, column: 4 });
    expect(press('Enter', 3, 3)).toBeNull();
  });

  it('start at the first choice, else at the first tile, else at the first space', () => {
    const wall = EMPTY.map((row, at) => (at === 2 ? [null, null, null, 'B', 'R'] : row));
    expect(firstStop([], EMPTY)).toEqual({ row: 0, column: 0 });
    expect(firstStop([], wall)).toEqual({ row: 2, column: 3 });
    expect(firstStop([{ line: 1, column: 4 }], wall)).toEqual({ row: 1, column: 4 });
    expect(firstStop([{ line: 1, column: null }], wall)).toEqual({ row: 1, column: FALLS });
  });

  it('find a space by its name', () => {
    expect(spaceNamed(spaceName({ row: 3, column: HEAD }))).toEqual({ row: 3, column: HEAD });
  });
});
