// Reuse what is equal in two values: parts of the screen are drawn again only if their value is another one.

/** `after` with every part that equals one of `before` replaced by it. Both are JSON values. */
export function reuse<T>(before: unknown, after: T): T {
  if (!isStructure(before) || !isStructure(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const entries = keys.map((key) => [key, reuse(before[key], after[key])] as const);
  const isEqual = keys.length === Object.keys(before).length && entries.every(([key, value]) => value === before[key]);
  if (isEqual) return before as T;
  return (Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
