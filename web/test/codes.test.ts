import { describe, expect, it } from 'vitest';
import { codeWords, faultDetail, problemWords } from '../src/lib/say/codes';
import { ApiError } from '../src/lib/table/api';
import { LANGUAGE_CODES, speakIn } from './language';

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
