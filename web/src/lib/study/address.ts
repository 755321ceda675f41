// Addresses of the analysis board: the position is in the fragment, so a link opens what is on the screen.

/** Signs of a position text that a fragment may contain as they are. */
const PLAIN = /%(?:2F|3A|2C)/g;

export function analysisAddress(position: string): string {
  return `/#analyse/${encodeURIComponent(position).replaceAll(PLAIN, decodeURIComponent)}`;
}
