import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../language';

const TEXTS = import.meta.glob<string>('../../../src/azulejos/locales/*.ftl', { query: '?raw', import: 'default', eager: true });

function effect(language: string, fits: number, falls: number, completes = 'no'): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS[`../../../src/azulejos/locales/${language}.ftl`]));
  return bundle.formatPattern(bundle.getMessage('effect')!.value!, { fits, falls, completes, points: 2, cost: 3 });
}

describe('a floor line', () => {
  it.each(LANGUAGE_CODES)('that costs nothing says no cost in %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(TEXTS[`../../../src/azulejos/locales/${language}.ftl`]));
    const said = (cost: number) => bundle.formatPattern(bundle.getMessage('floor-state')!.value!, { things: '*', cost });
    expect(said(0)).toMatch(/^[^.−0-9]+\*$/);
    expect(said(3)).toMatch(/\*\. .*\b3 /);
  });
});

describe('what a line would take', () => {
  it.each([
    ['en', '1 fits', '3 fit, 1 falls: minus 3 points', '2 fall: minus 3 points'],
    ['da', '1 får plads', '3 får plads, 1 falder på gulvet: 3 minuspoint', '2 falder på gulvet: 3 minuspoint'],
    ['nl', '1 past', '3 passen, 1 valt op de vloer: 3 minpunten', '2 vallen op de vloer: 3 minpunten'],
    ['fr', 'Tuiles placées\u00a0: 1', 'Tuiles placées\u00a0: 3. Sur le plancher\u00a0: 1, 3 points négatifs', 'Sur le plancher\u00a0: 2, 3 points négatifs'],
    ['is', '1 kemst fyrir', '3 komast fyrir, 1 dettur í gólfið: 3 mínusstig', '2 detta í gólfið: 3 mínusstig'],
    ['de', '1 passt hinein', '3 passen hinein, 1 fällt in die Bodenreihe: 3 Minuspunkte', '2 fallen in die Bodenreihe: 3 Minuspunkte'],
  ])('is said in the right number in %s', (language, one, more, floor) => {
    expect(effect(language, 1, 0)).toBe(one);
    expect(effect(language, 3, 1)).toBe(more);
    expect(effect(language, 0, 2)).toBe(floor);
  });

  it('says what completes the line', () => {
    expect(effect('en', 1, 0, 'yes')).toBe('1 fits and completes the line: 2 points');
    expect(effect('de', 2, 1, 'yes')).toBe('2 passen hinein und machen die Musterreihe komplett: 2 Punkte. 1 fällt in die Bodenreihe: 3 Minuspunkte');
  });
});
