// Addresses of the analysis board: the position is in the fragment, so a link opens what is on the screen.

/** Signs of a position text that a fragment may contain as they are. */
const PLAIN = /%(?:2F|3A|2C)/g;

/** The game of a table after one of its events, which count from 0 as in a review; without an event at the start. */
export function eventAddress(table: string, played: number): string {
  return `/t/${table}#analyse${played ? `/${played - 1}` : ''}`;
}

export function analysisAddress(position: string): string {
  return `/#analyse/${encodeURIComponent(position).replaceAll(PLAIN, decodeURIComponent)}`;
}
