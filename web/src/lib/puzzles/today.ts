// What the first screen knows about puzzles: whether this browser has solved the puzzle of the day.
import { recall } from '../settings.svelte';

export const KEY = 'azulejos.puzzles';

/** The date of the puzzle of the day, which changes at midnight UTC. */
const today = () => new Date().toISOString().slice(0, 10);

export function isTodaySolved(): boolean {
  return recall<{ day?: string }>(KEY, {}).day === today();
}
