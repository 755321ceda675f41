// Words of the analysis board: what lies on a space, and what is wrong with a position.
import type { FloorThing, PositionProblem } from '../table/protocol';
import { has, t } from './words.svelte';

/** A thing on a space, or "empty". */
export function thingWords(thing: FloorThing | null | undefined): string {
  if (!thing) return t('heap-nothing');
  return thing === '*' ? t('start-marker') : t('tile-colour', { colour: thing });
}

/** A problem in words; one that has none in the catalogue as the server says it. */
export function positionProblemWords({ code, sentence, values }: PositionProblem): string {
  const name = code.replaceAll('_', '-');
  return has(`study-problem-${name}`) ? t(`study-problem-${name}`, values) : sentence;
}
