// Paragraphs of the rulebook that explain what the table shows: refusals, scores, lines that fell.
import type { PositionView, RefusedReason, ScoreSheet } from '../table/protocol';

export type Explained = RefusedReason | Exclude<keyof ScoreSheet, 'total' | 'before'> | 'line_falls';

const PARAGRAPHS: Record<Explained, string> = {
  line_complete: 'i3',
  line_has_other_colour: 'd4',
  row_has_colour: 'd7',
  space_taken: 'g1',
  column_has_colour: 'g2',
  tile_fits: 'i6',
  placements: 't5',
  floor: 't6',
  rows: 'e2',
  columns: 'e2',
  colours: 'e2',
  line_falls: 'g3',
};

/** Where the rulebook opens at the paragraph. */
export function ruleAddress(about: Explained): string {
  return `/#rules/${PARAGRAPHS[about]}`;
}

/** The section of the rulebook about what happens at the table now. */
export function sectionFor({ phase, wall }: PositionView): string {
  if (phase === 'end') return 'end';
  if (phase === 'deal') return 'next';
  if (phase === 'draft') return 'offer';
  return wall === 'grey' ? 'grey' : 'tiling';
}
