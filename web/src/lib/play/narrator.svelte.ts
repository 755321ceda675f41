// The narrator: says what changes on this screen without an event of the game.
// These are the tiles in the hand, the move that a player looks back at, and a connection that is there again.
import { untrack } from 'svelte';
import type { Play } from './play.svelte';
import { describeEntry } from '../say/log';
import { voice } from '../say/voice.svelte';
import { t } from '../say/words.svelte';
import { settings } from '../settings.svelte';

export class Narrator {
  #isHolding = false;
  #isLooking = false;
  #isLost = false;

  constructor(private readonly play: Play) {
    $effect(() => this.#hearHand());
    $effect(() => this.#hearLook());
    $effect(() => this.#hearConnection());
  }

  #hearHand(): void {
    const { picked, choices } = this.play.hand;
    untrack(() => {
      if (picked) this.#tell(t('in-hand', { count: picked.count, colour: picked.colour }));
      // Without choices the tiles have been played.
      else if (this.#isHolding && choices) this.#tell(t('heard-put-back'));
      this.#isHolding = picked !== null;
    });
  }

  #hearLook(): void {
    const { cursor } = this.play.view;
    untrack(() => {
      if (cursor !== null) this.#look(cursor);
      else if (this.#isLooking) this.#tell(t('back-to-game'));
      this.#isLooking = cursor !== null;
    });
  }

  #look(cursor: number): void {
    const { logEntries, names, you } = this.play.view;
    // The log and the slider name the move themselves.
    if (document.activeElement?.closest('.panel, .bar')) return;
    this.#tell(this.play.status, describeEntry(logEntries[cursor], names, you).heard);
  }

  #hearConnection(): void {
    const isOpen = this.play.client.connectionState === 'open';
    untrack(() => {
      if (isOpen && this.#isLost) voice.say(t('heard-online'));
      this.#isLost = !isOpen;
    });
  }

  /** Said only to listeners who want everything: the screen has an element for each of these. */
  #tell(...sentences: string[]): void {
    if (settings.announcements === 'everything') voice.say(...sentences);
  }
}
