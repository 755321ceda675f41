import { describe, expect, test } from 'vitest';
import { START, atPly, beside, branchOf, changed, fromStudy, grown, lineFrom, path, planted, promoted, saved, without, type Tree } from '../../src/lib/study/tree';
import type { PositionView, Study } from '../../src/lib/table/protocol';

const position = { text: 'p' } as PositionView;
const happened = (event: string) => ({ event, seat: 0, steps: [], position, choices: null });

/** A tree from lines of moves; a line begins after the node with its first number. */
function tree(...lines: [from: number, ...events: string[]][]): Tree {
  let found = planted(position);
  for (const [from, ...events] of lines) {
    let at = from;
    for (const event of events) ({ tree: found, id: at } = grown(found, at, happened(event)));
  }
  return found;
}

const events = (found: Tree, id = START) => lineFrom(found, id).map(({ event }) => event);
const branching = tree([START, 'a', 'b', 'c'], [1, 'd', 'e'], [1, 'f']);

describe('the tree of a study', () => {
  test('the first move in a position is the main line, the others are variations', () => {
    expect(events(branching)).toEqual(['', 'a', 'b', 'c']);
    expect(branching.nodes[1].children).toEqual([2, 4, 6]);
    expect(branchOf(branching, 3)).toBeNull();
    expect(branchOf(branching, 5)).toBe(4);
  });

  test('a move that is there already leads to its node', () => {
    const again = grown(branching, 1, happened('d'));
    expect(again).toEqual({ tree: branching, id: 4 });
  });

  test('a variation becomes the main line, and what was the main line stays', () => {
    const found = promoted(branching, 5);
    expect(events(found)).toEqual(['', 'a', 'd', 'e']);
    expect(found.nodes[1].children).toEqual([4, 2, 6]);
    expect(promoted(found, 5)).toBe(found);
  });

  test('deleting a move deletes all that follows it', () => {
    const found = without(branching, 4);
    expect(found.nodes[5]).toBeUndefined();
    expect(found.nodes[1].children).toEqual([2, 6]);
    expect(without(found, START)).toBe(found);
  });

  test('a new node never gets the number of a deleted one', () => {
    const { id } = grown(without(branching, 6), 1, happened('g'));
    expect(id).toBe(7);
  });

  test('ways through the tree', () => {
    expect(path(branching, 5)).toEqual([START, 1, 4, 5]);
    expect(atPly(branching, 2)).toBe(2);
    expect(atPly(branching, 99)).toBe(3);
    expect(beside(branching, 2, 1)).toBe(4);
    expect(beside(branching, 2, -1)).toBe(2);
    expect(beside(branching, START, 1)).toBe(START);
  });

  test('it is saved with every node after its parent, and read again', () => {
    const told = changed(promoted(branching, 4), 4, { comment: 'better', mark: '!' });
    const nodes = saved(told);
    expect(nodes.map(({ event, parent }) => [event, parent])).toEqual([
      ['a', null],
      ['d', 0],
      ['e', 1],
      ['b', 0],
      ['c', 3],
      ['f', 0],
    ]);
    expect(nodes[1]).toMatchObject({ comment: 'better', mark: '!' });
    const study = { start: position, nodes: nodes.map((node) => ({ ...node, seat: 0, steps: [], position })) } as unknown as Study;
    expect(saved(fromStudy(study))).toEqual(nodes);
  });
});
