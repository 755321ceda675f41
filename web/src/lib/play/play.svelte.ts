// The state of a game's screen: what is open on it, and everything that a player can do there.
// The parts of the screen only show it and call its methods.
import * as api from '../table/api';
import { Analyst } from './analyst.svelte';
import { goOn } from '../table/begin';
import type { Client } from '../table/client.svelte';
import { codeWords, problemWords, reactionWords } from '../say/codes';
import { Hand } from './hand.svelte';
import { Narrator } from './narrator.svelte';
import { choiceOf, parseMove } from './moves';
import { markOver } from '../table/keys';
import { askMove, proposeMove } from '../say/log';
import { Toasts } from '../say/toasts.svelte';
import { recordName } from '../fair/proof';
import type { AnyEvent, EventHappened, PositionView, Reaction } from '../table/protocol';
import { settings } from '../settings.svelte';
import { copy, download, notify } from '../share';
import { yourTurn } from '../show/sound';
import { Speaker } from '../say/spoken';
import { View } from './view.svelte';
import { voice } from '../say/voice.svelte';
import { t } from '../say/words.svelte';

/** How long a bot may take before the page asks the server what is wrong. */
const LATE_MS = 4000;

export interface Asking {
  seat: number;
  row: number;
  column: number;
}

export class Play {
  open = $state<'log' | 'menu' | 'settings' | 'shortcuts' | 'reactions' | 'end' | null>(null);
  scoreOf = $state<number | null>(null);
  asked = $state<Asking | null>(null);
  toasts = new Toasts();
  analyst = new Analyst();
  /** Whether the server cannot load its bots. */
  botsFailed = $state(false);
  view: View;
  hand: Hand;
  #heard = 0;

  constructor(readonly client: Client) {
    this.view = new View(client);
    this.hand = new Hand({
      choices: () => this.view.choices,
      play: (move) => this.#send(move),
      tell: (words, explained) => this.toasts.show(words, false, explained),
    });
    new Narrator(this);
    $effect(() => this.#hearRefusal());
    $effect(() => this.#hearReaction());
    $effect(() => {
      if (this.view.botToMove === null) return;
      const late = setTimeout(() => void this.#askAboutBots(), LATE_MS);
      return () => clearTimeout(late);
    });
    $effect(() => {
      if (this.view.over && !this.view.director.busy && this.view.cursor === null) this.open = 'end';
    });
    $effect(() => {
      if (this.view.over) markOver(client.id);
    });
    $effect(() => {
      document.title = this.view.myTurn ? t('title-your-turn') : t('title');
    });
  }

  /** The hint for the position on the table, if the player asked for one. */
  hint = $derived.by(() => {
    const { cursor, game } = this.view;
    return cursor === null && game.position ? this.analyst.of(game.position.text) : null;
  });
  hinted = $derived.by(() => this.hint?.moves[0]?.move ?? '');
  /** Our move that waits for the connection; it is sent when there is one again. */
  waiting = $derived.by(() => (this.client.connectionState === 'open' ? null : this.client.sentMove));
  /** Whether this page can make moves: not for spectators, and not after the end. */
  canMove = $derived.by(() => this.view.game.mine.length > 0 && !this.view.over);
  canHint = $derived.by(() => this.view.table.hints && this.view.acting !== null && this.client.token !== null);
  status = $derived.by(() => {
    const { cursor, moves, over, turnShown: turn, game, names, shown } = this.view;
    const { picked, typed } = this.hand;
    if (cursor !== null) return t('looking-back', { move: cursor + 1, moves: moves.length });
    if (this.view.director.scoring) return t('scoring');
    if (over) return t('game-over');
    if (typed.length > 0 && !picked) return t('typing', { typed });
    if (picked) return t('in-hand', { count: picked.count, colour: picked.colour });
    if (turn === null) return t('dealing');
    if (game.mine.length === 1 && game.mine[0] === turn) return shown.phase === 'tile' ? t('your-turn-tile') : t('your-turn');
    return t('turn-of', { name: names[turn] });
  });

  inWords(move: string): string {
    return proposeMove(move, this.#count(move));
  }

  /** A hint in words; it says who is to move if this screen has several seats. */
  hintWords(move: string): string {
    const { acting, names, you } = this.view;
    return t('hint-is', { move: this.inWords(move), name: names[acting ?? 0], you: acting === you ? 'yes' : 'no' });
  }

  asQuestion(move: string): string {
    return askMove(move, this.#count(move));
  }

  /** How many tiles a draft would take. */
  #count(move: string): number {
    const drafts = this.hand.drafts.length ? this.hand.drafts : (this.hint?.choices.drafts ?? []);
    return choiceOf(parseMove(move), drafts)?.count ?? 1;
  }

  #send(move: string): void {
    const { acting } = this.view;
    if (acting !== null && !this.client.sending) this.client.play(acting, move);
  }

  happened(happening: EventHappened, before: PositionView | null): void {
    const { event, position } = happening;
    const { game, names, you } = this.view;
    const mineNext = !!position && position.turn !== null && game.mine.includes(position.turn);
    this.hand.proposed = null;
    // A player who looks back returns to the table when the game goes on or ends, not for a rematch.
    if (position || event.type === 'TableEnded') {
      this.view.cursor = null;
      this.analyst.forget();
    }
    const speaker = new Speaker({ names, mine: game.mine, you, amount: settings.announcements });
    voice.say(...speaker.tell(happening, before, game.history));
    this.#tellOf(event);
    if (mineNext && you !== null) this.#remind();
  }

  #tellOf(event: AnyEvent): void {
    const { game, names, you } = this.view;
    const who = (seat: number) => ({ name: names[seat], you: seat === you ? 'yes' : 'no' });
    if (event.type === 'RematchOpened') this.toasts.show(t('rematch-waits'), true);
    if (event.type === 'TimeRanOut') this.toasts.show(t('log-time', who(event.seat)));
    if (event.type === 'SeatResigned' && names.length > 2) this.toasts.show(t('ended-resign', who(event.seat)), true);
    if (event.type === 'TurnTakenBack') this.toasts.show(t('taken-back', who(event.seat)), true);
    if (event.type === 'TakeBackAsked' && game.mine.includes(event.seat)) this.toasts.show(t('take-back-sent'), true);
    const isRefused = event.type === 'TakeBackLapsed' || (event.type === 'TakeBackAnswered' && !event.agree);
    if (isRefused) this.toasts.show(t('take-back-refused'));
  }

  async #askAboutBots(): Promise<void> {
    const health = await api.health().catch(() => null);
    this.botsFailed = health?.bots === 'failed';
  }

  #remind(): void {
    if (!document.hidden) return;
    yourTurn();
    if (settings.notify) notify(t('your-turn'), this.client.id);
  }

  #hearRefusal(): void {
    const { refusal } = this.client;
    if (!refusal) return;
    this.hand.putBack();
    this.toasts.show(codeWords(refusal.code));
  }

  #hearReaction(): void {
    const said = this.view.game.reactions.at(-1);
    if (!said || said.key === this.#heard) return;
    this.#heard = said.key;
    const words = reactionWords(said.reaction);
    this.view.hear(said.seat, words);
    if (settings.announcements !== 'turn') voice.say(t('says', { name: this.view.names[said.seat], words }));
  }

  /** Say something to the others, from the board in front. */
  react(reaction: Reaction): void {
    this.client.react(this.view.front, reaction);
    this.open = null;
  }

  async askHint(): Promise<void> {
    const seat = this.view.acting;
    if (!this.canHint || seat === null) return;
    const found = await this.analyst.ask(() => api.hint(this.client.id, seat, this.client.token!));
    if (this.analyst.problem) this.toasts.show(this.analyst.problem);
    const best = found?.moves[0];
    if (best) voice.say(this.hintWords(best.move));
  }

  undo(): void {
    if (this.view.undoable !== null && !this.client.sending) this.client.takeBack(this.view.undoable);
  }

  async again(): Promise<void> {
    try {
      await goOn(this.client);
    } catch (error) {
      this.#fail(error);
    }
  }

  async saveRecord(): Promise<void> {
    try {
      download(recordName(this.client.id), await api.record(this.client.id));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Show what went wrong, and close the sheet that would cover it. */
  #fail(error: unknown): void {
    this.open = null;
    this.toasts.show(problemWords(error));
  }

  async copyPosition(): Promise<boolean> {
    const { text } = this.view.shown;
    const copied = await copy(text);
    this.toasts.show(copied ? t('copied') : text, copied);
    return copied;
  }
}
