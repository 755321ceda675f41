// Announcements: what a screen reader says about an event.
// It puts the server's steps and positions into sentences, in their order, and names every point once.
//
// The player chooses how much is said. "Everything" tells every tile that is placed on any wall. "Short" tells
// what each player scored as one sum. "Only my turn" calls for a move and tells the result.
//
// All announcements are polite: a reader first finishes its sentence. The call "Your turn" is polite too, because it
// follows what the others did and must not cut off their points. Only what cannot wait interrupts, as an alert: a
// refusal and the end of the time (Toast.svelte), a lost connection (GameHeader.svelte), draws that are not as
// they were fixed (FairnessAlarm.svelte), and questions that a sheet asks before something is final.
import { describeMove, moverName } from './log';
import { parseMove } from '../play/moves';
import type { EventHappened, MovePlayed, PositionView, StepView } from '../table/protocol';
import { resigned, endedWords, winnerWords } from './result';
import type { Announcements } from '../settings.svelte';
import { COLOURS } from '../tiles';
import { t } from './words.svelte';

const isTiling = (move: string) => parseMove(move).kind === 'tiling';
type Step<T> = Extract<StepView, { type: T }>;

/** The listener: the names of all seats, the listener's seats, the one that is "you" if there is one, and how much is told. */
export interface Listener {
  names: string[];
  mine: number[];
  you: number | null;
  amount: Announcements;
}

/** What one seat scored in one event. */
interface Scored {
  seat: number;
  placed: Step<'TilePlaced'>[];
  floor: Step<'FloorScored'> | null;
  total: number;
}

export class Speaker {
  constructor(private readonly listener: Listener) {}

  /** An event in sentences; `before` is the position that it changed, `history` ends with it. */
  tell(happening: EventHappened, before: PositionView | null, history: EventHappened[]): string[] {
    const { event, position, table } = happening;
    if (event.type === 'MovePlayed') {
      const done = this.listener.amount === 'turn' ? [] : this.#done(event, happening, before);
      return [...done, ...this.#call(position)];
    }
    if (event.type === 'TilesDealt' && position) return this.#round(position);
    if (event.type === 'TableEnded' && table?.result) {
      const { names, mine } = this.listener;
      const scores = table.result.scores.map((points, seat) => t('score-of', { name: names[seat], points }));
      return [winnerWords(table.result, names, mine), endedWords(table.result, names, resigned(history)), ...scores];
    }
    return [];
  }

  /** A move, what it brings about, and what it scores. */
  #done(event: MovePlayed, { steps, position }: EventHappened, before: PositionView | null): string[] {
    const isOver = before?.phase === 'draft' && position !== null && position.phase !== 'draft';
    const title = isOver && this.listener.amount === 'everything' ? [t('heard-scoring', { round: before.round_number })] : [];
    const moved = [...this.#move(event, steps), ...this.#markers(steps), ...this.#lastRound(before, position)];
    return [...moved, ...title, ...this.#scoring(steps, event.move)];
  }

  #round({ turn, round_number }: PositionView): string[] {
    const { amount, mine } = this.listener;
    if (turn === null || (amount === 'turn' && !mine.includes(turn))) return [];
    return [t('heard-round', { ...this.#who(turn), round: round_number })];
  }

  /** Placed tiles, floor lines and bonuses in the order of the steps. */
  #scoring(steps: StepView[], move: string): string[] {
    const said = tallies(steps).flatMap((scored) => this.#scored(scored, isTiling(move)));
    const bonuses = steps.flatMap((step) => (step.type === 'BonusScored' ? [this.#bonus(step)] : []));
    return [...said, ...bonuses];
  }

  #who(seat: number): { name: string; you: string } {
    return { name: this.listener.names[seat], you: seat === this.listener.you ? 'yes' : 'no' };
  }

  /** What another player did. A tiling is announced with its points instead. */
  #move({ seat, by = 'person', move }: MovePlayed, steps: StepView[]): string[] {
    const { mine, names, you } = this.listener;
    const isOwn = mine.includes(seat) && by === 'person';
    const isPlaced = isTiling(move) && steps.some((step) => step.type === 'TilePlaced');
    if (isOwn || isPlaced) return [];
    const isYou = seat === you && by !== 'stand_in';
    return [describeMove(moverName(names[seat], by), isYou, move, steps).heard];
  }

  #markers(steps: StepView[]): string[] {
    return steps.flatMap((step) => {
      const gets = step.type === 'MarkerMoved' && step.origin.area === 'source' ? step.target.seat : null;
      return gets == null ? [] : [t('heard-marker', this.#who(gets))];
    });
  }

  #lastRound(before: PositionView | null, after: PositionView | null): string[] {
    const closing = (after?.boards ?? []).flatMap(({ closes_row }, seat) => (closes_row ? [seat] : []));
    const fresh = closing.filter((seat) => !before?.boards[seat].closes_row);
    return fresh.map((seat) => t('heard-last-round', this.#who(seat)));
  }

  /** Tile by tile, or the sum of a wall. Columns that a player chose are always told. */
  #scored({ seat, placed, floor, total }: Scored, isChosen: boolean): string[] {
    const who = this.#who(seat);
    const lost = floor?.lost ?? 0;
    if (placed.length && !isChosen && this.listener.amount === 'short') {
      const points = placed.reduce((sum, step) => sum + step.points, 0);
      return [t('heard-scored', { ...who, points, lost, total })];
    }
    const tiles = placed.map(({ line, column, colour, points }) =>
      t('heard-placed', { ...who, row: line + 1, column: column + 1, colour, points }),
    );
    const sum = floor ? t('heard-floor', { ...who, points: lost, total }) : t('heard-total', { ...who, points: total });
    return [...tiles, sum];
  }

  #bonus({ seat, kind, index, points }: Step<'BonusScored'>): string {
    const values = { kind, number: index + 1, colour: kind === 'colour' ? COLOURS[index] : '' };
    return t('heard-bonus', { ...this.#who(seat), ...values, points });
  }

  /** Who has to act now; not before the tiles of the next round are there. */
  #call(position: PositionView | null): string[] {
    const { mine, names, you } = this.listener;
    if (!position || position.turn === null || !mine.includes(position.turn) || position.phase === 'deal') return [];
    // If several people share the screen, no seat is "you".
    if (you === null) return [t('turn-of', { name: names[position.turn] })];
    return [t(position.phase === 'tile' ? 'your-turn-tile' : 'your-turn')];
  }
}

/** The steps that score, seat by seat, in their order. */
function tallies(steps: StepView[]): Scored[] {
  const found: Scored[] = [];
  for (const step of steps) {
    if (step.type !== 'TilePlaced' && step.type !== 'FloorScored') continue;
    let last = found.at(-1);
    if (last?.seat !== step.seat) found.push((last = { seat: step.seat, placed: [], floor: null, total: 0 }));
    if (step.type === 'TilePlaced') last!.placed.push(step);
    else last!.floor = step;
    last!.total = step.score;
  }
  return found;
}
