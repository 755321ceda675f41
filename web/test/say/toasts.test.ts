import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../../src/lib/say/toasts.svelte';
import { voice } from '../../src/lib/say/voice.svelte';

describe('a toast', () => {
  beforeEach(() => vi.stubGlobal('window', { setTimeout: vi.fn(), clearTimeout: vi.fn() }));
  afterEach(() => vi.restoreAllMocks());

  it('is said after other announcements if it is information, and is an alert if it is a refusal', () => {
    const said = vi.spyOn(voice, 'say');
    const toasts = new Toasts();
    toasts.show('Anna: Hello!', true);
    expect(said.mock.calls).toEqual([['Anna: Hello!']]);
    expect(toasts.friendly).toBe(true);
    toasts.show('It is not your turn.');
    expect(said).toHaveBeenCalledTimes(1);
    expect(toasts.friendly).toBe(false);
  });

  it('can be shown in silence', () => {
    const said = vi.spyOn(voice, 'say');
    const toasts = new Toasts();
    toasts.display('Anna: Hello!');
    expect([toasts.text, toasts.friendly]).toEqual(['Anna: Hello!', true]);
    expect(said).not.toHaveBeenCalled();
  });

  it('is another one if the same words come again', () => {
    const toasts = new Toasts();
    toasts.show('It is not your turn.');
    const before = toasts.count;
    toasts.show('It is not your turn.');
    expect(toasts.count).toBe(before + 1);
  });
});
