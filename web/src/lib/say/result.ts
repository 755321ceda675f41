// Words for the result: who won, and why the game ended.
import type { EventHappened, ResultView } from '../table/protocol';
import { list, t } from './words.svelte';

export function winnerWords({ winners }: ResultView, names: string[], mine: number[] = []): string {
  if (!winners.length) return t('game-over');
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0]) return t('you-win');
  const who = list(winners.map((seat) => names[seat]));
  return winners.length > 1 ? t('shared-victory', { names: who }) : t('wins', { name: who });
}

/** The seats that gave up, in order. */
export function resigned(history: Pick<EventHappened, 'event'>[]): number[] {
  return history.flatMap(({ event }) => (event.type === 'SeatResigned' ? [event.seat] : []));
}

/** Why the game ended. `resign 2` and `time 1` name the last seat that gave up or lost on time, counted from 1. */
export function endedWords({ termination }: ResultView, names: string[], gaveUp: number[] = []): string {
  if (termination.startsWith('resign') && gaveUp.length > 1) {
    return t('ended-resigned', { names: list(gaveUp.map((seat) => names[seat])) });
  }
  const [reason, number] = termination.split(' ', 2);
  const name = /^\d+$/.test(number ?? '') ? names[Number(number) - 1] : '';
  return t(`ended-${termination === 'no tiles' ? 'no-tiles' : reason}`, { name });
}
