// The tree of a study: positions, and the moves and deals between them. Plain values; every change makes a new tree.
// Node 0 is the start. The first child of a node is the main line, the others are variations.
import type { Choices, Mark, PositionView, SavedNode, StepView, Study } from '../table/protocol';

export interface TreeNode {
  id: number;
  parent: number | null;
  /** The move or the deal that led here; empty at the start. */
  event: string;
  /** Who moved; null for a deal. */
  seat: number | null;
  steps: StepView[];
  position: PositionView;
  /** What may be done here; null until the server was asked. */
  choices: Choices | null;
  absent: boolean;
  comment: string;
  mark: Mark | null;
  children: number[];
}

/** What happened: a node before it has a place in a tree. */
export type Happened = Pick<TreeNode, 'event' | 'seat' | 'steps' | 'position' | 'choices'>;

export interface Tree {
  nodes: Readonly<Record<number, TreeNode>>;
  /** The number of the next node. */
  next: number;
}

export const START = 0;

export function planted(position: PositionView, choices: Choices | null = null): Tree {
  const start = { event: '', seat: null, steps: [], position, choices };
  return { nodes: { [START]: node(START, null, start) }, next: START + 1 };
}

function node(id: number, parent: number | null, happened: Happened): TreeNode {
  return { ...happened, id, parent, absent: false, comment: '', mark: null, children: [] };
}

/** The tree of a record that the server has read. */
export function fromStudy({ start, nodes }: Study): Tree {
  const found: Record<number, TreeNode> = { ...planted(start).nodes };
  nodes.forEach(({ parent, ...rest }, index) => {
    const [id, before] = [index + 1, parent === null ? START : parent + 1];
    found[id] = { ...rest, id, parent: before, choices: null, children: [] };
    found[before].children.push(id);
  });
  return { nodes: found, next: nodes.length + 1 };
}

/** The nodes as the server saves them: each after its parent, the main line first. */
export function saved(tree: Tree): SavedNode[] {
  const numbers = new Map<number, number>();
  return inOrder(tree).map(({ id, parent, event, absent, comment, mark }, index) => {
    numbers.set(id, index);
    return { parent: parent === null || parent === START ? null : numbers.get(parent)!, event, absent, comment, mark };
  });
}

/** All nodes but the start, each before those that follow it. A game is too long for recursion to be safe. */
function inOrder({ nodes }: Tree): TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [...nodes[START].children].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    found.push(nodes[id]);
    waiting.push(...[...nodes[id].children].reverse());
  }
  return found;
}

/** Add what happened after a node, unless it is there already; returns where it leads. */
export function grown(tree: Tree, at: number, happened: Happened): { tree: Tree; id: number } {
  const before = tree.nodes[at];
  const known = before.children.find((id) => tree.nodes[id].event === happened.event);
  if (known !== undefined) return { tree, id: known };
  const id = tree.next;
  const nodes = { ...tree.nodes, [id]: node(id, at, happened), [at]: { ...before, children: [...before.children, id] } };
  return { tree: { nodes, next: id + 1 }, id };
}

/** Change what is known or said about a node. */
export function changed(tree: Tree, id: number, change: Partial<Pick<TreeNode, 'choices' | 'comment' | 'mark'>>): Tree {
  return { ...tree, nodes: { ...tree.nodes, [id]: { ...tree.nodes[id], ...change } } };
}

/** Delete a node and everything after it. */
export function without(tree: Tree, id: number): Tree {
  const { parent } = tree.nodes[id];
  if (parent === null) return tree;
  const nodes = { ...tree.nodes };
  const waiting = [id];
  for (let gone = waiting.pop(); gone !== undefined; gone = waiting.pop()) {
    waiting.push(...nodes[gone].children);
    delete nodes[gone];
  }
  nodes[parent] = { ...nodes[parent], children: nodes[parent].children.filter((child) => child !== id) };
  return { ...tree, nodes };
}

/** The first node of the variation that a node belongs to; null in the main line. */
export function branchOf(tree: Tree, id: number): number | null {
  const found = path(tree, id).reverse();
  return found.find((each) => !isFirst(tree, each)) ?? null;
}

function isFirst(tree: Tree, id: number): boolean {
  const { parent } = tree.nodes[id];
  return parent === null || tree.nodes[parent].children[0] === id;
}

/** Make the variation of a node the main line from where it branches off. */
export function promoted(tree: Tree, id: number): Tree {
  const branch = branchOf(tree, id);
  if (branch === null) return tree;
  const parent = tree.nodes[tree.nodes[branch].parent!];
  const children = [branch, ...parent.children.filter((child) => child !== branch)];
  return { ...tree, nodes: { ...tree.nodes, [parent.id]: { ...parent, children } } };
}

/** The nodes from the start to a node. */
export function path(tree: Tree, id: number): number[] {
  const found: number[] = [];
  for (let at: number | null = id; at !== null; at = tree.nodes[at].parent) found.push(at);
  return found.reverse();
}

/** A node and, again and again, the first one after it. */
export function lineFrom(tree: Tree, id: number): TreeNode[] {
  const found: TreeNode[] = [];
  for (let at: number | undefined = id; at !== undefined; at = tree.nodes[at].children[0]) found.push(tree.nodes[at]);
  return found;
}

/** The node after so many moves and deals of the main line; the last one if there are fewer. */
export function atPly(tree: Tree, ply: number): number {
  const line = lineFrom(tree, START);
  return line[Math.min(ply, line.length - 1)].id;
}

/** The next or the previous one of the nodes that follow the same node. */
export function beside(tree: Tree, id: number, by: number): number {
  const { parent } = tree.nodes[id];
  if (parent === null) return id;
  const { children } = tree.nodes[parent];
  return children[children.indexOf(id) + by] ?? id;
}
