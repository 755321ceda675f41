// Loads a language in tests as the page does, with its real catalogue.
import { vi } from 'vitest';
import { LANGUAGES } from '../src/lib/say/languages';
import { speak } from '../src/lib/say/words.svelte';

export const LANGUAGE_CODES = Object.keys(LANGUAGES);

export async function speakIn(language: string): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(language);
}
