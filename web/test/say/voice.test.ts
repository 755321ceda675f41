import { describe, expect, it } from 'vitest';
import { Voice, type Region } from '../../src/lib/say/voice.svelte';

/** A voice that speaks when the test says so. */
function aVoice(): { voice: Voice; breathe: () => void } {
  const due: (() => void)[] = [];
  const breathe = () => due.splice(0).forEach((speak) => speak());
  return { voice: new Voice((speak) => due.push(speak)), breathe };
}

const texts = ({ said }: Region) => said.map(({ text }) => text);

describe('the voice', () => {
  it('says everything once and in order, the same words again too', () => {
    const { voice, breathe } = aVoice();
    const region = voice.open();
    voice.say('one', 'two');
    voice.say('two');
    breathe();
    voice.say('three');
    breathe();
    breathe();
    expect(texts(region)).toEqual(['one', 'two', 'two', 'three']);
    expect(new Set(region.said.map(({ key }) => key)).size).toBe(4);
  });

  it('speaks in the sheet that opened last, also if it opens right after the words', () => {
    const { voice, breathe } = aVoice();
    const table = voice.open();
    voice.say('the end');
    const sheet = voice.open();
    breathe();
    voice.close(sheet);
    voice.say('after');
    breathe();
    expect([texts(sheet), texts(table)]).toEqual([['the end'], ['after']]);
  });

  it('keeps some sentences to read again, and never drops a new one', () => {
    const { voice, breathe } = aVoice();
    const region = voice.open();
    const many = Array.from({ length: 50 }, (_, index) => String(index));
    voice.say(...many);
    breathe();
    expect(texts(region)).toEqual(many);
    voice.say('new');
    breathe();
    expect(texts(region)).toEqual([...many.slice(-20), 'new']);
  });

  it('waits for a region, and drops what belonged to a screen that is gone', () => {
    const { voice, breathe } = aVoice();
    voice.say('early');
    breathe();
    const region = voice.open();
    breathe();
    expect(texts(region)).toEqual(['early']);
    voice.say('late');
    voice.close(region);
    breathe();
    const next = voice.open();
    voice.say('here');
    breathe();
    expect(texts(next)).toEqual(['here']);
  });
});
