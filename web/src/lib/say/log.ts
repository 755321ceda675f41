// Words for the log: an event as a sentence. The announcements and the replay use the same sentences.
import { FLOOR, parseMove, type Draft } from '../play/moves';
import type { By, ColourLetter, StepView } from '../table/protocol';
import { t } from './words.svelte';

export interface LogEntry {
  /** A move's text, or null for a deal. */
  move: string | null;
  seat: number | null;
  /** Who played it; a person if this is not set. */
  by?: By;
  /** Whether it was played because the seat's time had run out. */
  late?: boolean;
  steps: StepView[];
  round: number;
}

/** A move in words, and which tiles to draw beside it. */
export interface Described {
  /** Short, with signs for factory and line: for a narrow column. */
  text: string;
  /** A whole sentence without signs: for screen readers. */
  heard: string;
  colour: ColourLetter | null;
  count: number;
}

/** The sign of each factory in the log, from factory 1. */
const FACTORY_SIGNS = '①②③④⑤⑥⑦⑧⑨';

const yes = (is: boolean) => (is ? 'yes' : 'no');

/** The name of the one who moved: a bot that plays for an absent person is named as a stand-in. */
export function moverName(name: string, by: By | undefined): string {
  return by === 'stand_in' ? t('stand-in', { name }) : name;
}

/** An entry of the log: the move, and below it what it scored. */
export function describeEntry(entry: LogEntry, names: string[], you: number | null): Described & { after: string[] } {
  const { move, seat, by, steps } = entry;
  const tiling = move !== null && parseMove(move).kind === 'tiling';
  // The sentence of a tiling includes its points; below it stands only what the end of the round scored.
  const scored = tiling ? steps.filter((step) => step.type !== 'TilePlaced') : steps;
  const after = [...describeScoring(scored, names, you), ...describeBonuses(steps, names, you)];
  if (move === null || seat === null) {
    const text = t('log-round', { round: entry.round });
    return { text, heard: text, colour: null, count: 0, after };
  }
  const ranOut = entry.late ? [t('log-time', { name: names[seat], you: yes(seat === you) })] : [];
  const isYou = seat === you && by !== 'stand_in';
  return { ...describeMove(moverName(names[seat], by), isYou, move, steps), after: [...ranOut, ...after] };
}

/** How many tiles a draft took, no matter where they went. */
export function taken(steps: StepView[], colour: string): number {
  return steps.reduce((sum, step) => {
    const is = step.type === 'TilesMoved' && step.colour === colour && step.origin.area === 'source';
    return is && step.target.area !== 'source' ? sum + step.count : sum;
  }, 0);
}

export function describeMove(name: string, you: boolean, text: string, steps: StepView[]): Described {
  const move = parseMove(text);
  const who = { name, you: yes(you) };
  if (move.kind === 'draft') {
    const count = taken(steps, move.colour);
    return { ...bothForms('draft', { ...who, ...draftValues(move, count) }), colour: move.colour, count };
  }
  const line = move.line + 1;
  if (move.column === FLOOR) return { ...bothForms('line-falls', { ...who, line }), colour: null, count: 0 };
  const placed = steps.find((step) => step.type === 'TilePlaced');
  const values = { ...who, line, column: move.column + 1, points: placed?.points ?? 0 };
  return { ...bothForms('tiling', values), colour: placed?.colour ?? null, count: 1 };
}

/** The short form of a move for the log and its whole sentence. */
function bothForms(kind: 'draft' | 'tiling' | 'line-falls', values: Record<string, string | number>) {
  const sign = FACTORY_SIGNS[Number(values.factory) - 1] ?? '';
  return { text: t(`log-${kind}`, { ...values, factory: sign }), heard: t(`heard-${kind}`, values) };
}

/** The variables of a draft's messages. */
function draftValues({ source, colour, line }: Draft, count: number) {
  const isFloor = line === FLOOR;
  const places = { from: source === 0 ? 'centre' : 'factory', to: isFloor ? 'floor' : 'line' };
  return { count, colour, ...places, factory: source, line: isFloor ? 0 : line + 1 };
}

/** A move as a proposal, before it is played: for hints. */
export function proposeMove(move: string, count: number): string {
  return phrase('do', move, count);
}

/** A move as a question, for asking before it is played. */
export function askMove(move: string, count: number): string {
  return phrase('confirm', move, count);
}

function phrase(prefix: 'do' | 'confirm', text: string, count: number): string {
  const move = parseMove(text);
  if (move.kind === 'draft') return t(`${prefix}-draft`, draftValues(move, count));
  const line = move.line + 1;
  if (move.column === FLOOR) return t(`${prefix}-line-falls`, { line });
  return t(`${prefix}-tiling`, { line, column: move.column + 1 });
}

/** What each seat scored at the end of a round: placements and penalties. */
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
