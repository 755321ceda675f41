// Sentences of the lesson: messages filled with the numbers that the rules on the server give.
import type { Lesson, VerdictView } from '../table/protocol';
import { filled, type Values } from './rulebook';
import { t } from './words.svelte';

type Facts = Lesson['facts'];

/** A message of the lesson, by the part of its key after `lesson-`. */
export function lessonWords(name: string, facts: Facts = {}, values: Values = {}): string {
  return t(`lesson-${name}`, { ...filled(facts), ...filled(values) });
}

/** Why an answer is right or wrong. The rules' own refusals are said as at the table. */
export function verdictWords({ code, values }: VerdictView, facts: Facts): string {
  if (code.startsWith('refused-')) return t(code, filled(values));
  return lessonWords(`why-${code}`, facts, values);
}
