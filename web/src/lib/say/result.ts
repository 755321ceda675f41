// The result in words: who won, and why the game ended.
// A file of its own because the end of a game and the end of its replay say the same.
import type { EventHappened as Happening, ResultView } from '../table/protocol';
import { list, t } from './words.svelte';

export function winnerWords({ winners }: ResultView, names: string[], mine: number[] = []): string {
  if (!winners.length) return t('game-over');
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0]) return t('you-win');
  const who = list(winners.map((seat) => names[seat]));
  return winners.length > 1 ? t('shared-victory', { names: who }) : t('wins', { name: who });
}

/** Says that a simple player moved for bots whose code was not loaded yet; empty if none did. */
export function standInWords(seats: number[], names: string[]): string {
  return seats.length ? t('stand-in-moved', { names: list(seats.map((seat) => names[seat])) }) : '';
}

/** Who gave up, in this order. */
export function resigned(history: Pick<Happening, 'event'>[]): number[] {
  return history.flatMap(({ event }) => (event.type === 'SeatResigned' ? [event.seat] : []));
}

/** `resign 2` and `time 1` name a seat, counted from 1: the last, where others had given up before. */
export function endedWords({ termination }: ResultView, names: string[], gaveUp: number[] = []): string {
  if (termination.startsWith('resign') && gaveUp.length > 1) {
    return t('ended-resigned', { names: list(gaveUp.map((seat) => names[seat])) });
  }
  const [reason, number] = termination.split(' ', 2);
  const name = /^\d+$/.test(number ?? '') ? names[Number(number) - 1] : '';
  return t(`ended-${termination === 'no tiles' ? 'no-tiles' : reason}`, { name });
}
