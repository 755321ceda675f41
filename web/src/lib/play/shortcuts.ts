// Keyboard shortcuts of a game: arrows, Escape, letters, typed moves.
import type { Play } from './play.svelte';
import { settings } from '../settings.svelte';

export function pressed(play: Play, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const { view, hand } = play;
  if (target.closest('input, select, textarea, dialog') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (view.director.busy && (event.key === ' ' || event.key === 'Escape')) {
    view.director.skip();
    event.preventDefault();
  } else if (event.key === 'Escape') {
    // Otherwise the same key press closes the result that opens now.
    event.preventDefault();
    hand.putBack();
    play.analyst.forget();
    view.cursor = null;
  } else if (event.key === 'ArrowLeft') view.step(-1);
  else if (event.key === 'ArrowRight') view.step(1);
  // On a button, for example "Cancel", Enter presses that button.
  else if (event.key === 'Enter' && hand.proposed && !target.closest('button, a')) hand.play(hand.proposed);
  else if (settings.shortcuts) shortcut(play, event);
}

function shortcut(play: Play, event: KeyboardEvent): void {
  // Capital letters count too: the list of keys shows them, and Caps Lock may be on.
  const key = event.key.toLowerCase();
  if (key === '?') play.open = 'shortcuts';
  else if (key === 'h') void play.askHint();
  else if (key === 'u') play.undo();
  else if (key === 'l') play.open = play.open === 'log' ? null : 'log';
  else if (play.hand.type(event.key)) event.preventDefault();
}
