import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lineWords } from '../../src/lib/say/lines';
import type { DraftEffects, LineEffect } from '../../src/lib/table/protocol';
import { speak } from '../../src/lib/say/words.svelte';

const STUCK: LineEffect = { put: '5', line: 4, fits: 2, falls: 0, completes: true, points: 0, penalty: 0, line_falls: 5, line_penalty: 8 };
const words = (effect: LineEffect) => {
  const effects: DraftEffects = { colour: 'R', count: 2, lines: [effect], refused: [] };
  return lineWords({ colour: 'R', filled: 3, capacity: 5 }, 4, effects);
};

describe.each([
  ['en', 'Fits nowhere on the wall: 5 tiles will fall, minus 8 points', '2 fall: minus 2 points'],
  ['da', 'Passer ingen steder på væggen: 5 fliser vil falde på gulvet, 8 minuspoint', '2 falder på gulvet: 2 minuspoint'],
  ['nl', 'Past nergens op de muur: 5 tegels zullen op de vloer vallen, 8 minpunten', '2 vallen op de vloer: 2 minpunten'],
  ['fr', 'Aucune place sur le mur\u00a0: 5 tuiles tomberont sur le plancher, 8 points négatifs', 'Sur le plancher\u00a0: 2, 2 points négatifs'],
  ['is', 'Kemst hvergi fyrir á veggnum: 5 flísar munu detta í gólfið, 8 mínusstig', '2 detta í gólfið: 2 mínusstig'],
  ['de', 'Passt nirgends an die Wand: 5 Fliesen werden in die Bodenreihe fallen, 8 Minuspunkte', '2 fallen in die Bodenreihe: 2 Minuspunkte'],
])('a line that fits nowhere, in %s', (language, later, now) => {
  beforeEach(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
  });

  it('says how many of its tiles will fall and what they cost', () => {
    expect(words(STUCK)).toContain(`. ${later}`);
    expect(words(STUCK)).not.toContain('+0');
    expect(words({ ...STUCK, falls: 2, penalty: 2 })).toContain(`. ${later}. ${now}`);
  });

  it('does not blame its tiles for the start marker', () => {
    const effects: DraftEffects = { colour: 'R', count: 2, lines: [{ ...STUCK, penalty: 1 }], refused: [], marker_cost: 1 };
    const said = lineWords({ colour: 'R', filled: 3, capacity: 5 }, 4, effects);
    expect(said).toContain(`. ${later}. `);
    expect(said).toMatch(/1 (?:point|minus\w+|minpunt|point négatif|mínusstig|Minuspunkt)$/);
  });

  it('names no cost if there is none', () => {
    expect(words({ ...STUCK, line_penalty: 0 })).not.toMatch(/minus|minpunt|négatif|mínus/i);
  });
});
