// The connection to one table: a WebSocket that reconnects by itself and keeps the outbox.
import { add, delay, settle, type Outbox, type Request } from './outbox';
import type { ClientMessage, Refused, ServerMessage } from './protocol';

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface ConnectionListener {
  message(message: ServerMessage): void;
  stateChanged(state: ConnectionState): void;
  answered(request: Request, refusal: Refused | null): void;
  /** The first message on every new connection. */
  greeting(): ClientMessage;
}

const SILENCE = 25_000;

export class Connection {
  #socket: WebSocket | null = null;
  #outbox: Outbox = [];
  #attempt = 0;
  #timer = 0;
  #heard = 0;
  #closed = false;
  #joined = false;
  /** How long the server asked us to wait when it closed the connection. */
  #away = 0;

  constructor(
    private readonly address: string,
    private readonly listener: ConnectionListener,
  ) {
    this.#open();
    this.#timer = window.setInterval(() => this.#watch(), 10_000);
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  get waiting(): number {
    return this.#outbox.length;
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  request(request: Request): void {
    this.#outbox = add(this.#outbox, request);
    if (this.#joined) this.send(request);
  }

  greet(): void {
    this.send(this.listener.greeting());
  }

  close(): void {
    this.#closed = true;
    window.clearInterval(this.#timer);
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    if (this.#closed) return;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#joined = false;
    this.listener.stateChanged('connecting');
    socket.onopen = () => {
      this.#heard = Date.now();
      this.greet();
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === 'Joined') {
      this.#attempt = 0;
      this.#joined = true;
      this.listener.stateChanged('open');
    }
    if (message.type === 'Closing') this.#away = message.retry_after;
    this.listener.message(message);
    if (message.type === 'Joined') for (const request of this.#outbox) this.send(request);
    if (message.type === 'Acknowledged' || message.type === 'Refused') {
      const { rest, request } = settle(this.#outbox, message);
      this.#outbox = rest;
      if (request) this.listener.answered(request, message.type === 'Refused' ? message : null);
    }
  }

  #lost(): void {
    const wait = Math.max(this.#away, delay(this.#attempt, Math.random()));
    this.#away = 0;
    this.#socket = null;
    this.#joined = false;
    if (this.#closed) return;
    this.#attempt += 1;
    this.listener.stateChanged('lost');
    window.setTimeout(() => {
      if (!this.#socket) this.#open();
    }, wait);
  }

  /** Find out whether the connection is dead, for example after a laptop slept. */
  #watch(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.#drop();
    else this.send({ type: 'Ping', sent: Date.now() });
  }

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#lost();
  };

  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return;
    if (!this.#socket) this.#open();
    else this.#watch();
  };
}
