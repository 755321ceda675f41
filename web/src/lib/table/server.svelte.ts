// Whether the server answers. While it does not, the page asks until it does.
import { untrack } from 'svelte';

/** Milliseconds between two questions. */
const PAUSE = 4000;
let away = $state(false);

export const isAway = (): boolean => away;

/** A request was not answered. */
export function noteSilence(): void {
  if (!away) wait();
  away = true;
}

function wait(): void {
  const timer = window.setTimeout(ask, PAUSE);
  window.addEventListener('online', ask);

  async function ask(): Promise<void> {
    window.clearTimeout(timer);
    window.removeEventListener('online', ask);
    const isBack = await fetch('/api/health').then(isOurs, () => false);
    if (isBack) away = false;
    else wait();
  }
}

/** Whether the server answered, and not a proxy in front of it. */
export function isOurs({ status, headers }: Response): boolean {
  return status < 502 || Boolean(headers.get('content-type')?.includes('json'));
}

/** Load what a screen shows. What is missing then is loaded when the server answers again. Call it like `$effect`. */
export function loadWhenAnswering(load: () => Promise<void>, isMissing: () => boolean): void {
  let isFirst = true;
  $effect(() => {
    const mayAnswer = !away || isFirst;
    isFirst = false;
    if (mayAnswer) untrack(() => isMissing() && void load());
  });
}
