// Words for pattern lines and floor lines: their tiles, what a draft would do to them, and why a line refuses it.
import { floorNames } from './phrases';
import { FLOOR } from '../play/moves';
import type { DraftEffects, FloorThing, LineEffect, PatternLineView } from '../table/protocol';
import { t } from './words.svelte';

export function effectOn(effects: DraftEffects | null, line: number): LineEffect | undefined {
  return effects?.lines.find((effect) => (effect.line ?? FLOOR) === line);
}

/** A pattern line, and what it does with the tiles in hand; without `previews` only why it refuses them. */
export function lineWords(line: PatternLineView, number: number, effects: DraftEffects | null, previews = true): string {
  const state = line.colour
    ? t('line-state', { line: number + 1, filled: line.filled, capacity: line.capacity, colour: line.colour })
    : t('line-empty', { line: number + 1, capacity: line.capacity });
  if (!effects) return state;
  const effect = effectOn(effects, number);
  if (effect && !previews) return state;
  if (effect) return t('line-takes', { state, effect: withMarker(effect, effects) });
  return t('line-refuses', { state, why: refusalWords(effects, number) });
}

export function floorWords(things: FloorThing[], cost: number, effects: DraftEffects | null): string {
  const effect = effectOn(effects, FLOOR);
  return effect && effects
    ? t('floor-takes', { things: floorNames(things), effect: withMarker(effect, effects) })
    : t('floor-state', { things: floorNames(things), cost });
}

/** The effect of the tiles, followed by the cost of the start marker if it comes with them. */
function withMarker(effect: LineEffect, { marker_cost = 0 }: DraftEffects): string {
  const words = effectWords({ ...effect, penalty: effect.penalty - marker_cost });
  return marker_cost ? t('effect-with-marker', { effect: words, cost: marker_cost }) : words;
}

export function refusalWords(effects: DraftEffects, line: number): string {
  const refused = effects.refused.find((entry) => entry.line === line);
  if (!refused) return '';
  const holds = refused.holds ?? effects.colour;
  return t(`refused-${refused.reason.replaceAll('_', '-')}`, { line: line + 1, colour: effects.colour, holds });
}

function effectWords(effect: LineEffect): string {
  if (!effect.line_falls) return effectNow(effect);
  const later = t('effect-line-falls', { stuck: effect.line_falls, cost: effect.line_penalty ?? 0 });
  if (!effect.falls) return later;
  return t('effect-more', { first: later, second: effectNow({ ...effect, fits: 0, completes: false }) });
}

/** What happens when the tiles are put down. */
function effectNow(effect: LineEffect): string {
  return t('effect', {
    fits: effect.fits,
    falls: effect.falls,
    points: effect.completes ? effect.points : 0,
    completes: effect.completes ? 'yes' : 'no',
    cost: effect.penalty,
  });
}
