import { afterEach, expect, test, vi } from 'vitest';
import { change } from '../../src/lib/settings.svelte';
import { fanfare } from '../../src/lib/show/sound';

const tones: number[] = [];

class Context {
  state = 'running';
  currentTime = 0;
  createOscillator = () => ({ frequency: {}, connect: () => ({ connect: () => undefined }), start: (at: number) => tones.push(at), stop: () => undefined });
  createGain = () => ({ gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined } });
}

afterEach(() => {
  vi.unstubAllGlobals();
  tones.length = 0;
});

const touched = (hasBeenActive: boolean) => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  vi.stubGlobal('AudioContext', Context);
};

test('sound is on, but silent until the player has touched the page', () => {
  touched(false);
  fanfare();
  expect(tones).toHaveLength(0);
  touched(true);
  fanfare();
  expect(tones.length).toBeGreaterThan(0);
});

test('a player who has switched sound off hears nothing', () => {
  touched(true);
  change({ sound: false });
  fanfare();
  expect(tones).toHaveLength(0);
  change({ sound: true });
});
