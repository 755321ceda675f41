// Speaks a language in tests as the page does, with its real catalogue.
import { vi } from 'vitest';
import { speak } from '../src/lib/say/words.svelte';

export const SIX = ['en', 'da', 'nl', 'fr', 'is', 'de'];

export async function speakIn(language: string): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(language);
}
