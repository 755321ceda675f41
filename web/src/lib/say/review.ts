// Words for a review: grades, shares, and what the players did.
import { parseMove } from '../play/moves';
import type { DealLuck, Grade, PositionView, ReviewedMove, SeatReview } from '../table/protocol';
import { indexOf } from '../tiles';
import { proposeMove } from './log';
import { list, percent, signed, t } from './words.svelte';

/** The sign of each grade; the errors have those of records. */
export const GRADE_SIGNS: Record<Grade, string> = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };

const ERRORS = ['inaccuracy', 'mistake', 'blunder'] as const;
type ErrorGrade = (typeof ERRORS)[number];

export function isError(move: ReviewedMove): boolean {
  return ERRORS.includes(move.grade as ErrorGrade);
}

export function gradeWords(grade: Grade | null): string {
  return t(`review-grade-${grade ?? 'forced'}`);
}

/** The win shares of all seats: "Ada 62% and Bento 38%". */
export function sharesWords(shares: number[], names: string[]): string {
  return list(shares.map((share, seat) => t('review-share', { name: names[seat], share: percent(share) })));
}

/** What a deal changed for every seat. */
export function dealWords({ wins, expected }: DealLuck, names: string[]): string {
  const changes = wins.map((share, seat) => t('review-share', { name: names[seat], share: signedPercent(share - expected[seat]) }));
  return t('review-deal', { changes: list(changes) });
}

/** A fraction of one in percent, with its sign. */
export function signedPercent(share: number): string {
  return t('percent', { number: signed(Math.round(share * 100)) });
}

/** The better move in words; `before` is the position in which it could be played. */
export function betterWords({ best }: ReviewedMove, before: PositionView): string {
  return t('review-better', { move: proposeMove(best.move, tilesOf(best.move, before)) });
}

/** How many tiles a move takes. */
function tilesOf(text: string, before: PositionView): number {
  const move = parseMove(text);
  return move.kind === 'draft' ? before.sources[move.source][indexOf(move.colour)] : 1;
}

/** What the better move would have brought. */
export function lostWords({ played, best, seat }: ReviewedMove): string[] {
  const [scored, possible] = [played, best].map(({ scores }) => Math.round(scores[seat]));
  const shares = t('review-lost', { wins: percent(played.wins[seat]), best: percent(best.wins[seat]) });
  return possible > scored ? [shares, t('review-points', { played: scored, best: possible })] : [shares];
}

export function countGrade(moves: ReviewedMove[], seat: number, grade: Grade): number {
  return moves.filter((move) => move.seat === seat && move.grade === grade).length;
}

/** The levels between which a seat probably is; empty if that is one level. */
export function betweenWords({ plays_like }: SeatReview, nameOf: (level: string) => string): string {
  if (!plays_like || plays_like.lowest === plays_like.highest) return '';
  return t('review-between', { lowest: nameOf(plays_like.lowest), highest: nameOf(plays_like.highest) });
}
