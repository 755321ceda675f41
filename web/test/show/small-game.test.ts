import page from '../../index.html?raw';
import { describe, expect, it } from 'vitest';
import { frames } from '../../src/lib/show/small-game';

const spaces = (frame: ReturnType<typeof frames>[number]) => frame.map(({ onWall, row, column }) => `${onWall} ${row} ${column}`);

describe('the game of the first screen', () => {
  it('begins with an empty board and never has two tiles in a space', () => {
    const all = frames();
    expect(all[0]).toEqual([]);
    for (const frame of all) expect(new Set(spaces(frame)).size).toBe(frame.length);
  });

  it('keeps every tile inside its line, in one colour, and every wall tile in its column', () => {
    for (const tile of frames().flat()) {
      if (tile.onWall) expect('BYRKW'[(tile.column - tile.row + 5) % 5]).toBe(tile.colour);
      else expect(tile.column).toBeGreaterThanOrEqual(4 - tile.row);
    }
    for (const frame of frames()) {
      for (let row = 0; row < 5; row++) {
        const colours = frame.filter((tile) => !tile.onWall && tile.row === row).map(({ colour }) => colour);
        expect(new Set(colours).size).toBeLessThanOrEqual(1);
      }
    }
  });

  it('ends as the page draws it before the scripts are loaded', () => {
    const drawn = [...page.matchAll(/#tile-(\w)" x="(\d+)" y="(\d+)"/g)].map(([, colour, x, y]) => `${colour} ${x} ${y}`);
    const last = frames().at(-1)!;
    const played = last.map(({ colour, onWall, row, column }) => `${colour} ${(onWall ? 310 : 6) + column * 52} ${6 + row * 52}`);
    expect(played.sort()).toEqual(drawn.sort());
  });
});
