// A frame of a worked example: which spaces of the wall scored, and which line it is about.
import { FLOOR, type Draft } from '../play/moves';
import type { FrameView, StepView } from '../table/protocol';
import { COLOURS } from '../tiles';

/** The spaces that scored, as the walls name them: `seat-row-column`. */
export function scored({ steps, position }: Pick<FrameView, 'steps' | 'position'>): Set<string> {
  return new Set(steps.flatMap((step) => cells(step, position.boards)));
}

function cells(step: StepView, boards: FrameView['position']['boards']): string[] {
  if (step.type === 'TilePlaced') {
    const own = { row: step.line, column: step.column };
    return [own, ...step.horizontal, ...step.vertical].map(({ row, column }) => `${step.seat}-${row}-${column}`);
  }
  if (step.type !== 'BonusScored') return [];
  const { seat, kind, index } = step;
  return boards[seat].wall.flatMap((tiles, row) =>
    tiles.flatMap((tile, column) => {
      const counts = kind === 'row' ? row === index : kind === 'column' ? column === index : tile === COLOURS[index];
      return counts ? [`${seat}-${row}-${column}`] : [];
    }),
  );
}

/** The line that tiles went to, or may not go to; null if the frame is about something else. */
export function lineShown({ line, position, steps, is_refused }: FrameView): Draft | null {
  if (position.phase !== 'draft' || (!steps.length && !is_refused)) return null;
  return { kind: 'draft', source: 0, colour: COLOURS[0], line: line ?? FLOOR };
}
