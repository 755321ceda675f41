// Sentences of the rulebook: messages filled with the numbers that the rules on the server give.
import type { Rulebook } from '../table/protocol';
import { list, number, t } from './words.svelte';

export type Values = Record<string, number | string | number[]>;

/** A message of the rulebook, by the part of its key after `rulebook-`. */
export function sentence(book: Rulebook, name: string, values: Values = {}): string {
  return t(`rulebook-${name}`, { ...filled(book.facts), ...filled(values) });
}

/** Values for a message: a list of numbers becomes text. */
export function filled(values: Values): Record<string, number | string> {
  const pairs = Object.entries(values);
  return Object.fromEntries(pairs.map(([name, value]) => [name, Array.isArray(value) ? list(value.map((each) => number(each))) : value]));
}

/** How a paragraph is cited, `D6`; nothing for one that states no rule. */
export function citation(paragraph: string): string {
  return /\d$/.test(paragraph) ? paragraph.toUpperCase() : '';
}
