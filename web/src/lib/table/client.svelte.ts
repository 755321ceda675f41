// The client of one table: connection, state, animation and requests. Screens read it and call its methods.
import { Connection, type ConnectionState } from './connection';
import { Director } from '../show/director.svelte';
import { keepKey, keyOf, newId, nonceFor } from './keys';
import type { Request } from './outbox';
import type { ClientMessage, Closing, EventHappened, PositionView, Reaction, Refused, ServerMessage } from './protocol';
import { difference, note, type Difference } from '../fair/commitments';
import { NOTHING, receive, type State } from './store';
import { verify } from '../fair/verify';

/** A request without its id, which is set when it is sent. */
type Asked<T> = T extends Request ? Omit<T, 'id'> : never;

const MANY = 8;
const BUSY_MS = 1000;

export class Client {
  state = $state.raw<State>(NOTHING);
  connectionState = $state<ConnectionState>('connecting');
  sending = $state(0);
  /** Our move that the server has not answered yet. */
  sentMove = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** Why the server closed the connection, until there is one again. */
  closing = $state.raw<Closing | null>(null);
  /** Milliseconds to add to this machine's clock to get the server's. */
  skew = $state(0);
  /** What the server changed although it had committed to it; never reset. */
  changed = $state<Difference | null>(null);
  /** Whether the draws were fair, once the seed is public. */
  verdict = $derived.by(() => {
    const { table, history } = this.state;
    return table?.seed ? verify(table, history, keyOf(this.id)) : null;
  });
  director = new Director();
  /** Called with every new event and the position before it. */
  onhappening: ((happening: EventHappened, before: PositionView | null) => void) | null = null;
  #connection: Connection;
  #asked = false;
  #shown = new Set<number>();

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#connection = new Connection(`${scheme}://${location.host}/api/tables/${id}/socket`, {
      message: (message) => this.#receive(message),
      stateChanged: (state) => {
        this.connectionState = state;
      },
      answered: (request, refusal) => this.#answered(request, refusal),
      greeting: () => this.#greeting(),
    });
  }

  get token(): string | null {
    return keyOf(this.id)?.token ?? null;
  }

  close(): void {
    this.#connection.close();
  }

  ask(request: Asked<Request>): void {
    this.refusal = null;
    this.#connection.request({ ...request, id: newId() } as Request);
    this.sending = this.#connection.waiting;
  }

  play(seat: number, move: string): void {
    this.sentMove = move;
    this.ask({ type: 'PlayMove', seat, move, seen: this.state.gameEvent });
  }

  takeBack(seat: number): void {
    this.ask({ type: 'TakeBack', seat, seen: this.state.gameEvent });
  }

  /** Call the start. The nonces follow once the promises of all seats are noted, also against bots alone. */
  start(): void {
    this.ask({ type: 'StartGame' });
  }

  claim(seat: number, name: string): void {
    const { nonce, hash } = nonceFor(this.id, seat);
    const key = keyOf(this.id);
    if (key) keepKey({ ...key, commitment: key.commitment ?? this.state.table?.commitment }, { [seat]: nonce });
    this.ask({ type: 'ClaimSeat', seat, name, nonce_hash: hash });
  }

  react(seat: number, reaction: Reaction): void {
    this.#connection.send({ type: 'React', seat, reaction });
  }

  /** Join again, after a seat was claimed by HTTP. */
  rejoin(): void {
    this.#connection.greet();
  }

  #nonces(): Record<string, string> {
    const nonces = keyOf(this.id)?.nonces ?? {};
    return Object.fromEntries(
      Object.entries(nonces).filter(([seat]) => this.state.mine.includes(Number(seat))),
    );
  }

  #greeting(): ClientMessage {
    const token = this.token;
    const since = this.state.number >= 0 ? this.state.number : null;
    return { type: 'Join', token, since };
  }

  #receive(message: ServerMessage): void {
    const before = this.state;
    this.state = receive(before, message);
    if (message.type === 'Joined') this.closing = null;
    if (message.type === 'Closing') this.closing = message;
    if (message.type === 'Pong') this.skew = message.now - (Date.now() + message.sent) / 2;
    if (message.type === 'Refused' && message.id === null) this.refusal = message;
    if (message.type === 'Snapshot') this.#snapshot();
    if (message.type === 'EventHappened' && this.state.number > before.number) {
      this.#happened(message, before.position);
    }
    if (this.state.gap && !before.gap) this.#connection.greet();
    if (this.state.table !== before.table || this.state.mine !== before.mine) this.#compare();
    this.#showNonces();
  }

  #snapshot(): void {
    this.director.lay(this.state.position);
    if (this.#asked || this.state.number <= 0) return;
    // Ask for the earlier events, for the log; the snapshot already has the table.
    this.#asked = true;
    this.#connection.send({ type: 'Join', token: this.token, since: 0 });
  }

  #happened(happening: EventHappened, before: PositionView | null): void {
    const { event } = happening;
    const mine = event.type === 'MovePlayed' && this.state.mine.includes(event.seat) && !event.by;
    this.director.add(happening, mine);
    if (this.director.waiting > MANY) this.director.lay(this.state.position);
    this.onhappening?.(happening, before);
  }

  #compare(): void {
    const { table, mine } = this.state;
    const key = keyOf(this.id);
    if (table && key) this.changed ??= difference(note(key, table, mine), table);
  }

  #showNonces(): void {
    if (this.state.table?.state !== 'starting' || this.changed) return;
    for (const [seat, nonce] of Object.entries(this.#nonces())) {
      const number = Number(seat);
      if (this.state.table.seats[number]?.nonce || this.#shown.has(number)) continue;
      this.#shown.add(number);
      this.ask({ type: 'ShowNonce', seat: number, nonce });
    }
  }

  #answered(request: Request, refusal: Refused | null): void {
    this.sending = this.#connection.waiting;
    if (request.type === 'PlayMove') this.sentMove = null;
    // A refused nonce is not shown: it was already there, or the server is busy and it is sent again.
    if (refusal && request.type !== 'ShowNonce') this.refusal = refusal;
    if (refusal?.code !== 'server/busy' || request.type !== 'ShowNonce') return;
    this.#shown.delete(request.seat);
    window.setTimeout(() => this.#showNonces(), BUSY_MS);
  }
}
