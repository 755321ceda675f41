import { describe, expect, it } from 'vitest';
import { codeWords, faultDetail, problemWords, reasonWords } from '../../src/lib/say/codes';
import { ApiError } from '../../src/lib/table/api';
import type { ReasonView } from '../../src/lib/table/protocol';
import { LANGUAGE_CODES, speakIn } from '../language';

const SENTENCE = 'the server says this in English';

describe.each(LANGUAGE_CODES)('a problem in %s', (language) => {
  it('is told in words of the catalogue and never in those of the server', async () => {
    await speakIn(language);
    const problems = [
      new ApiError('table/not_your_turn', SENTENCE, 409),
      new ApiError('table/from_a_newer_server', SENTENCE, 409),
      new TypeError(SENTENCE),
      SENTENCE,
    ];
    for (const problem of problems) {
      const words = problemWords(problem);
      expect(words).not.toContain(SENTENCE);
      expect(words).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('shows a code that the page does not know', async () => {
    await speakIn(language);
    expect(codeWords('table/from_a_newer_server')).toContain('table/from_a_newer_server');
  });

  it('has the server\'s detail about a record only in English', async () => {
    await speakIn(language);
    const fault = new ApiError('game/bad_record', 'line 3: not a move', 400);
    expect(faultDetail(fault)).toBe(language === 'en' ? 'line 3: not a move' : '');
    expect(faultDetail(new ApiError('table/stale', SENTENCE, 409))).toBe('');
  });
});

describe('a reason', () => {
  const names = ['Anna', 'Bento'];
  const leaves: ReasonView = {
    code: 'leaves',
    side: 'cost',
    numbers: { seat: 1, line: 3, points: 7, colour: 2, tiles: 3 },
  };
  const instead: ReasonView = {
    code: 'instead',
    side: 'gain',
    numbers: { seat: 0, line: 3, points: 5, other_line: 0, other_points: 1 },
  };

  it('names the seats and counts from one', async () => {
    await speakIn('en');
    expect(reasonWords(leaves, names)).toBe('This leaves 3 red tiles: Bento completes line 4 (+7).');
    expect(reasonWords(instead, names)).toBe('Anna completes line 4 (+5) instead of line 1 (+1).');
  });

  it('speaks to the seat that asks', async () => {
    await speakIn('de');
    expect(reasonWords(leaves, names, 0)).toBe('Der Zug lässt 3 rote Fliesen liegen: Bento macht Musterreihe 4 komplett (+7).');
    expect(reasonWords(instead, names, 0)).toBe('Du machst Musterreihe 4 komplett (+5) statt Musterreihe 1 (+1).');
  });

  it('that the page does not know has no words', () => {
    expect(reasonWords({ ...leaves, code: 'from_a_newer_server' }, names)).toBe('');
  });
});
