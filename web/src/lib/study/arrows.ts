// Arrows: where the tiles of a move are on the screen, and where they go.
import { FLOOR, parseMove } from '../play/moves';
import { rectOf } from '../show/flight';
import type { PositionView } from '../table/protocol';

export interface Arrow {
  curve: string;
  head: string;
}

interface Point {
  x: number;
  y: number;
}

/** The length of a head, and half of its width. */
const HEAD = 13;
const HALF = 8;
const FLOOR_SPACES = 7;

/** The arrow of a move over an element, or null if one of its ends is not on the screen. */
export function arrowOf(move: string, position: PositionView, over: DOMRect): Arrow | null {
  const [from, to] = ends(move, position).map((address) => middle(address, over));
  return from && to ? drawn(from, to) : null;
}

/** The names of the two places that a move connects. */
function ends(text: string, position: PositionView): [string, string] {
  const move = parseMove(text);
  const seat = position.turn ?? 0;
  const board = position.boards[seat];
  const floor = `floor-${seat}-${Math.min(board.floor_line.length, FLOOR_SPACES - 1)}`;
  if (move.kind === 'tiling') {
    return [`line-${seat}-${move.line}-0`, move.column === FLOOR ? floor : `wall-${seat}-${move.line}-${move.column}`];
  }
  const source = move.source === 0 ? `source-0 ${move.colour}` : `source-${move.source} ${move.colour} 0`;
  return [source, move.line === FLOOR ? floor : `line-${seat}-${move.line}-${board.pattern_lines[move.line].filled}`];
}

function middle(address: string, over: DOMRect): Point | null {
  const rect = rectOf(address);
  return rect && rect.width ? { x: rect.x + rect.width / 2 - over.x, y: rect.y + rect.height / 2 - over.y } : null;
}

/** A bent arrow; its head points along the end of the curve. The server's pictures draw the same one. */
function drawn(from: Point, to: Point): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: from.x + dx / 2 - dy * 0.12, y: from.y + dy / 2 + dx * 0.12 };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const neck = { x: to.x - HEAD * Math.cos(angle), y: to.y - HEAD * Math.sin(angle) };
  const corners = [1, -1].map((side) => ({ x: neck.x + side * HALF * Math.sin(angle), y: neck.y - side * HALF * Math.cos(angle) }));
  return { curve: `M${at(from)}Q${at(bend)} ${at(neck)}`, head: `M${[to, ...corners].map(at).join('L')}z` };
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
