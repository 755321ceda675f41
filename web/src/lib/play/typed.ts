// Typed moves: keys that add up to a move in the notation, `3R2`, `CB4`, `5WF`, `T24`.
// A file of its own because it is a way into the game for those who cannot or will not point.

const SHAPES = [/^(?:$|[1-9C]$|[1-9C][BYRKW]$|[1-9C][BYRKW][1-5F]$)/, /^(?:T$|T[1-5]$|T[1-5][1-5F]$)/];

/** What is typed so far once a key is added; a key that fits nothing begins anew, or is ignored. */
export function feed(typed: string, key: string): string {
  const letter = key.toUpperCase();
  if (letter.length !== 1) return typed;
  for (const text of [typed + letter, letter]) {
    if (text.length <= 3 && SHAPES.some((shape) => shape.test(text))) return text;
  }
  return typed;
}

export function isWhole(typed: string): boolean {
  return typed.length === 3;
}
