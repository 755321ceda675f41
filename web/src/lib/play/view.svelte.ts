// What the game's screen shows of a table: whose turn it is, the names, and which moment of the game.
// Every part of the screen reads it; only the moment that is shown can be changed.
import type { Client } from '../table/client.svelte';
import type { LogEntry } from '../say/log';
import { t } from '../say/words.svelte';
import { clockText, distinct, inFront, seatName, type SeatLabel } from '../table/seats';
import { lastMover, playedLate, standing } from '../table/store';

/** How long a reaction stays at its sender's board. */
const SAID_MS = 5000;

const inDays = (days: number, hours: number): string => t('clock-days-left', { days, hours });

export class View {
  /** The move that the player looks back at; null for the present. */
  cursor = $state<number | null>(null);
  now = $state(Date.now());
  /** What the seats have just said, in words. */
  said = $state.raw<Record<number, string>>({});
  #before: number | null = null;

  constructor(readonly client: Client) {}

  game = $derived.by(() => this.client.state);
  table = $derived.by(() => this.game.table!);
  director = $derived.by(() => this.client.director);
  /** The position at which the game began, as soon as it is known. */
  start = $derived.by(() => this.game.history.find(({ event }) => event.type === 'GameStarted')?.position ?? null);
  moves = $derived.by(() => standing(this.game.history));
  shown = $derived.by(
    () => (this.cursor === null ? null : this.moves[this.cursor]?.position) ?? this.director.shown ?? this.game.position!,
  );
  over = $derived.by(() => this.table.state === 'finished' || this.table.state === 'abandoned');
  turn = $derived.by(() => this.game.position?.turn ?? null);
  front = $derived.by(() => (this.#before = inFront(this.game.mine, this.turn, this.#before)));
  myTurn = $derived.by(() => this.turn !== null && this.game.mine.includes(this.turn) && this.table.state === 'playing');
  /** Whose turn the screen shows: our turn only after the others' moves have been shown. */
  turnShown = $derived.by(() => (this.director.busy && this.myTurn ? this.shown.turn : this.turn));
  /** The one seat that is "you"; null if several people share this screen, or for spectators. */
  you = $derived.by(() => (this.game.mine.length === 1 ? this.game.mine[0] : null));
  /** The seat that may act on this page now. */
  acting = $derived.by(() => {
    const live = this.cursor === null && !this.director.busy;
    return live && this.turn !== null && this.myTurn && !this.table.seats[this.turn].bot_plays ? this.turn : null;
  });
  choices = $derived.by(() =>
    this.acting !== null && this.client.sending === 0 ? (this.game.turns[this.acting]?.choices ?? null) : null,
  );
  /** The seat of the bot whose move the table waits for. */
  botToMove = $derived.by(() => {
    const seat = this.turn === null || this.table.state !== 'playing' ? undefined : this.table.seats[this.turn];
    return seat && (seat.kind === 'bot' || seat.bot_plays) && !this.director.busy ? this.turn : null;
  });
  names = $derived.by(() => distinct(this.table.seats.map((seat) => seatName(seat, t('guest')))));
  labels = $derived.by(() =>
    this.table.seats.map(
      (seat, index): SeatLabel => ({
        seat: index,
        name: this.names[index],
        level: seat.level,
        turn: this.table.state === 'playing' && this.shown.turn === index,
        here: seat.kind === 'bot' || (this.game.present[index] ?? true),
        mine: this.game.mine.includes(index),
        botPlays: seat.kind === 'person' && seat.bot_plays,
        said: this.said[index] ?? '',
        clock: clockText(this.game.clocks, index, this.now + this.client.skew, inDays),
      }),
    ),
  );
  /** The entries of the log, up to what has been shown. */
  logEntries = $derived.by(() => {
    const { busy, upTo } = this.director;
    const late = playedLate(this.game.history);
    return this.moves.filter(({ number }) => !busy || number <= upTo).map(
      ({ event, steps, position, number }): LogEntry => ({
        move: event.type === 'MovePlayed' ? event.move : null,
        seat: event.type === 'MovePlayed' ? event.seat : null,
        by: event.type === 'MovePlayed' ? event.by : undefined,
        late: late.has(number),
        steps,
        round: position?.round_number ?? 0,
      }),
    );
  });
  /** Our seat whose move "Undo" takes back: the last mover if several people share this screen. */
  undoable = $derived.by(() => lastMover(this.moves, this.game.mine.filter((seat) => this.game.takeBacks[seat])));

  /** Show at a seat's board what it says, for a while. */
  hear(seat: number, words: string): void {
    this.said = { ...this.said, [seat]: words };
    window.setTimeout(() => {
      if (this.said[seat] === words) this.said = { ...this.said, [seat]: '' };
    }, SAID_MS);
  }

  /** Look at the table after a move; the last move is the present. */
  look(index: number | null): void {
    this.cursor = index === this.moves.length - 1 ? null : index;
    this.director.skip();
  }

  step(by: number): void {
    const last = this.moves.length - 1;
    if (last >= 0) this.look(Math.max(0, Math.min(last, (this.cursor ?? last) + by)));
  }
}
