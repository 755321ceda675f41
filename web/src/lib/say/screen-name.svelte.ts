// The name of the open screen: the title of the tab, and what a screen reader says when the screen changes.

import { untrack } from 'svelte';
import { where } from '../route.svelte';
import { t } from './words.svelte';

/** The key makes a name new, so that the same one is said again on coming back. */
let said = $state.raw({ key: 0, name: '' });
/** The place whose name was said last. The first is not said: a reader says the title of a page that loads. */
let told = where();

export function saidScreen(): { key: number; name: string } {
  return said;
}

/** Name the open screen; without a name, it is the first one. */
export function nameScreen(name = ''): void {
  document.title = name ? `${name} – ${t('title')}` : t('title');
  const place = untrack(where);
  if (place === told) return;
  told = place;
  said = { key: untrack(saidScreen).key + 1, name: name || t('title') };
}
