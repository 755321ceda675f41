// The log in words: what an event says to somebody who reads or listens.
// A file of its own because the log, the announcements and the replay say the same.
import type { By, ColourLetter, StepView } from '../table/protocol';
import { t } from './words.svelte';

export interface Turn {
  /** A move's text, or null for a deal. */
  move: string | null;
  seat: number | null;
  /** Who played it; a person where nothing is said. */
  by?: By;
  /** Whether it was played because the seat's time had run out. */
  late?: boolean;
  steps: StepView[];
  round: number;
}

/** A move in words, and which tiles to draw beside it. */
export interface Described {
  text: string;
  colour: ColourLetter | null;
  count: number;
}

const yes = (is: boolean) => (is ? 'yes' : 'no');

/** Who played for a seat: a bot that stands in for somebody is called so. */
export function moverName(name: string, by: By | undefined): string {
  return by === 'stand_in' ? t('stand-in', { name }) : name;
}

/** A whole entry of the log: the move, and below it what came of it. */
export function describeTurn(turn: Turn, names: string[], you: number | null): Described & { after: string[] } {
  const { move, seat, by, steps } = turn;
  const tiling = move?.startsWith('T') ?? false;
  // What a tiling scored stands in its own line; here only what the end of the round brought.
  const scored = tiling ? steps.filter((step) => step.type !== 'TilePlaced') : steps;
  const after = [...describeScoring(scored, names, you), ...describeBonuses(steps, names, you)];
  if (move === null || seat === null) return { text: t('log-round', { round: turn.round }), colour: null, count: 0, after };
  const ranOut = turn.late ? [t('log-time', { name: names[seat], you: yes(seat === you) })] : [];
  const isYou = seat === you && by !== 'stand_in';
  return { ...describeMove(moverName(names[seat], by), isYou, move, steps), after: [...ranOut, ...after] };
}

/** How many tiles a draft took, whatever became of them. */
export function taken(steps: StepView[], colour: string): number {
  return steps.reduce((sum, step) => {
    const is = step.type === 'TilesMoved' && step.colour === colour && step.origin.area === 'source';
    return is && step.target.area !== 'source' ? sum + step.count : sum;
  }, 0);
}

export function describeMove(name: string, you: boolean, move: string, steps: StepView[]): Described {
  if (move.startsWith('T')) {
    const line = Number(move[1]);
    if (move[2] === 'F') return { text: t('log-line-falls', { name, you: yes(you), line }), colour: null, count: 0 };
    const placed = steps.find((step) => step.type === 'TilePlaced');
    const points = placed?.type === 'TilePlaced' ? placed.points : 0;
    const colour = placed?.type === 'TilePlaced' ? placed.colour : null;
    const text = t('log-tiling', { name, you: yes(you), line, column: Number(move[2]), points });
    return { text, colour, count: 1 };
  }
  const colour = move[1] as ColourLetter;
  const count = taken(steps, colour);
  const from = move[0] === 'C' ? 'centre' : 'factory';
  const to = move[2] === 'F' ? 'floor' : 'line';
  const values = { name, you: yes(you), count, colour, from, to, factory: Number(move[0]) || 0, line: Number(move[2]) || 0 };
  return { text: t('log-draft', values), colour, count };
}

/** A move as an invitation, before it is played: for hints and for asking back. */
export function proposeMove(move: string, count: number): string {
  const line = Number(move[1]);
  if (move.startsWith('T')) {
    return move[2] === 'F' ? t('do-line-falls', { line }) : t('do-tiling', { line, column: Number(move[2]) });
  }
  return t('do-draft', {
    count,
    colour: move[1],
    from: move[0] === 'C' ? 'centre' : 'factory',
    to: move[2] === 'F' ? 'floor' : 'line',
    factory: Number(move[0]) || 0,
    line: Number(move[2]) || 0,
  });
}

/** A move as a question, for asking before it is played. */
export function askMove(move: string, count: number): string {
  const line = Number(move[1]);
  if (!move.startsWith('T')) return t('confirm-move', { move: proposeMove(move, count) });
  return move[2] === 'F' ? t('confirm-line-falls', { line }) : t('confirm-tiling', { line, column: Number(move[2]) });
}

/** What a round's end brought to each seat: placements and penalties. */
export function describeScoring(steps: StepView[], names: string[], you: number | null): string[] {
  return names.flatMap((name, seat) => {
    const placed = steps.filter((step) => step.type === 'TilePlaced' && step.seat === seat);
    const floor = steps.find((step) => step.type === 'FloorScored' && step.seat === seat);
    const gained = placed.reduce((sum, step) => sum + (step.type === 'TilePlaced' ? step.points : 0), 0);
    const lost = floor?.type === 'FloorScored' ? floor.lost : 0;
    if (!placed.length && !lost) return [];
    return [t(placed.length ? 'log-scored' : 'log-floor', { name, you: yes(seat === you), gained, lost })];
  });
}

export function describeBonuses(steps: StepView[], names: string[], you: number | null): string[] {
  return steps.flatMap((step) => {
    if (step.type !== 'BonusScored') return [];
    const values = { name: names[step.seat], you: yes(step.seat === you), kind: step.kind, points: step.points };
    return [t('log-bonus', values)];
  });
}
