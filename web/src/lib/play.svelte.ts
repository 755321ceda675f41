// Playing: one person's screen of one game, everything that is open on it and everything it can do.
// A file of its own because the screen's parts only show this and call its verbs.
import * as api from './api';
import { Analyst } from './analyst.svelte';
import type { Client } from './client.svelte';
import { codeWords, problemWords } from './codes';
import { Hand } from './hand.svelte';
import { keepKey } from './keys';
import { describeMove, proposeMove } from './log';
import { Notes } from './notes.svelte';
import type { EventHappened as Happening } from './protocol';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { copy, download } from './share';
import { yourTurn } from './sound';
import { View } from './view.svelte';
import { Warmth } from './warmth.svelte';
import { t } from './words.svelte';

export interface Asking {
  seat: number;
  row: number;
  column: number;
}

export class Play {
  open = $state<'log' | 'menu' | 'end' | null>(null);
  scoreOf = $state<number | null>(null);
  asked = $state<Asking | null>(null);
  notes = new Notes();
  analyst = new Analyst();
  warmth = new Warmth();
  view: View;
  hand: Hand;
  #heard = 0;

  constructor(readonly client: Client) {
    this.view = new View(client);
    this.hand = new Hand({
      choices: () => this.view.choices,
      play: (move) => this.#send(move),
      tell: (words) => this.notes.tell(words),
    });
    $effect(() => this.#hearRefusal());
    $effect(() => this.#hearReaction());
    $effect(() => this.warmth.wait(this.view.botToMove !== null));
    $effect(() => {
      if (this.analyst.warmth.cold) this.notes.tell(t('bots-warming-up'), true);
    });
    $effect(() => {
      if (this.view.over && !this.view.director.busy && this.view.cursor === null) this.open = 'end';
    });
    $effect(() => {
      document.title = this.view.myTurn ? t('title-your-turn') : t('title');
    });
  }

  /** The hint for the position that lies there, if one was asked for. */
  hint = $derived.by(() => {
    const { cursor, game } = this.view;
    return cursor === null && game.position ? this.analyst.of(game.position.text) : null;
  });
  hinted = $derived.by(() => this.hint?.moves[0]?.move ?? '');
  canHint = $derived.by(() => this.view.table.hints && this.view.acting !== null && this.client.token !== null);
  status = $derived.by(() => {
    const { cursor, moves, over, turn, game, names, myTurn, shown } = this.view;
    const { picked, typed } = this.hand;
    if (cursor !== null) return t('looking-back', { move: cursor + 1, moves: moves.length });
    if (this.view.director.scoring) return t('scoring');
    if (over) return t('game-over');
    if (typed.length > 0 && !picked) return t('typing', { typed });
    if (picked) return t('in-hand', { count: picked.count, colour: picked.colour });
    if (turn === null) return t('dealing');
    if (myTurn && game.mine.length === 1) return shown.phase === 'tile' ? t('your-turn-tile') : t('your-turn');
    return t('turn-of', { name: names[turn] });
  });

  inWords(move: string): string {
    const drafts = this.hand.drafts.length ? this.hand.drafts : (this.hint?.choices.drafts ?? []);
    return proposeMove(move, drafts.find((choice) => choice.take === move.slice(0, 2))?.count ?? 1);
  }

  #send(move: string): void {
    const { acting } = this.view;
    if (acting !== null && !this.client.sending) this.client.play(acting, move);
  }

  happened({ event, steps, position }: Happening): void {
    const { game, names, you } = this.view;
    const next = position?.turn ?? null;
    const mineNext = next !== null && game.mine.includes(next);
    this.view.cursor = null;
    this.analyst.forget();
    this.hand.proposed = null;
    if (event.type === 'MovePlayed') {
      const others = game.mine.includes(event.seat) ? [] : [describeMove(names[event.seat], false, event.move, steps).text];
      const call = position?.phase === 'tile' ? t('your-turn-tile') : t('your-turn');
      this.notes.say(...others, ...(mineNext ? [call] : []));
    }
    if (mineNext && you !== null) this.#remind();
    if (event.type === 'RematchOpened') this.notes.tell(t('rematch-waits'), true);
    if (event.type === 'TurnTakenBack') {
      this.notes.tell(t('taken-back', { name: names[event.seat], you: event.seat === you ? 'yes' : 'no' }), true);
    }
    if (event.type === 'TakeBackAnswered' && !event.agree) this.notes.tell(t('take-back-refused'));
  }

  #remind(): void {
    if (!document.hidden) return;
    yourTurn();
    if (settings.notify && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(t('your-turn'), { tag: this.client.id, icon: '/icon.svg' });
    }
  }

  #hearRefusal(): void {
    const { refusal } = this.client;
    if (!refusal) return;
    this.hand.putBack();
    this.notes.tell(codeWords(refusal.code, refusal.sentence));
  }

  #hearReaction(): void {
    const said = this.view.game.reactions.at(-1);
    if (!said || said.key === this.#heard) return;
    this.#heard = said.key;
    const words = t(`reaction-${said.reaction.replaceAll('_', '-')}`);
    this.notes.tell(t('says', { name: this.view.names[said.seat], words }), true);
  }

  async askHint(): Promise<void> {
    const seat = this.view.acting;
    if (!this.canHint || seat === null) return;
    const asked = this.view.game.position?.text;
    const found = await this.analyst.ask(
      () => api.hint(this.client.id, seat, this.client.token!),
      () => this.view.game.position?.text === asked,
    );
    if (this.analyst.problem) this.notes.tell(this.analyst.problem);
    const best = found?.moves[0];
    if (best) this.notes.say(t('hint-is', { move: this.inWords(best.move) }));
  }

  undo(): void {
    if (this.view.undoable !== null && !this.client.sending) this.client.takeBack(this.view.undoable);
  }

  async again(): Promise<void> {
    if (this.view.table.rematch) return go(`/t/${this.view.table.rematch}`);
    try {
      const made = await api.rematch(this.client.id, this.client.token!);
      keepKey({ id: made.table, token: made.token, returnPath: made.return_path });
      go(made.path);
    } catch (error) {
      this.notes.tell(problemWords(error));
    }
  }

  async saveRecord(): Promise<void> {
    download(`azulejos-${this.client.id}.azul`, await api.record(this.client.id));
  }

  async copyPosition(): Promise<boolean> {
    const { text } = this.view.shown;
    const copied = await copy(text);
    this.notes.tell(copied ? t('copied') : text, copied);
    return copied;
  }
}
