// A review while it is made: its parts so far, how far it is, and what went wrong.
// It asks again by itself if the server is busy or the connection is lost, until it is closed.
import { ApiError } from '../table/api';
import type { DealLuck, GameReview, ReviewedMove, ReviewLine, ReviewProgress } from '../table/protocol';
import { reviewLines, type Subject } from './stream';

/** Milliseconds before asking again if the server does not say. */
const PAUSE = 3000;

/** A problem, and whether the page asks again by itself. */
export interface Trouble {
  error: ApiError;
  asksAgain: boolean;
}

type Lines = (subject: Subject, signal: AbortSignal) => AsyncIterable<ReviewLine>;

export class RunningReview {
  moves = $state.raw<Record<number, ReviewedMove>>({});
  deals = $state.raw<Record<number, DealLuck>>({});
  /** The whole review, when it is finished. */
  game = $state.raw<GameReview | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #progress = $state.raw<ReviewProgress | null>(null);
  #closing = new AbortController();

  constructor(private readonly lines: Lines = reviewLines) {}

  total = $derived.by(() => this.#progress?.total ?? 0);
  /** How many reviews are made before this one. */
  ahead = $derived.by(() => (this.#judged ? 0 : (this.#progress?.ahead ?? 0)));
  #judged = $derived.by(() => Object.keys(this.moves).length + Object.keys(this.deals).length);
  /** Moves and deals whose judgement is final. */
  done = $derived.by(() => Object.values(this.moves).filter(({ final }) => final).length + Object.keys(this.deals).length);
  /** Moves that have a first grade. */
  seen = $derived.by(() => Object.keys(this.moves).length);

  /** Ask until the review is finished, refused or closed. */
  async open(subject: Subject): Promise<void> {
    while (!this.#closing.signal.aborted && !this.game) {
      try {
        await this.#read(subject);
      } catch (error) {
        if (this.#closing.signal.aborted) return;
        this.trouble = troubleOf(error);
        if (!this.trouble.asksAgain) return;
        await this.#pause(this.trouble.error.retryAfter || PAUSE);
      }
    }
  }

  /** Leave: the request ends. The server goes on unless another review is asked for. */
  close(): void {
    this.#closing.abort();
  }

  async #read(subject: Subject): Promise<void> {
    for await (const line of this.lines(subject, this.#closing.signal)) {
      this.trouble = null;
      this.#add(line);
    }
    if (!this.game) throw new ApiError('page/offline', 'the stream broke off', 0);
  }

  #add(line: ReviewLine): void {
    if (line.type === 'problem') throw new ApiError(line.code, line.sentence, 0, line.retry_after);
    if (line.type === 'progress') this.#progress = line;
    else if (line.type === 'deal') this.deals = { ...this.deals, [line.ply]: line };
    else if (line.type === 'game') this.#finish(line);
    // After a lost connection all lines come again, the first grades too.
    else if (line.final || !this.moves[line.ply]?.final) this.moves = { ...this.moves, [line.ply]: line };
  }

  #finish(game: GameReview): void {
    this.moves = Object.fromEntries(game.moves.map((move) => [move.ply, move]));
    this.deals = Object.fromEntries(game.deals.map((deal) => [deal.ply, deal]));
    this.game = game;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#closing.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
    });
  }
}

/** Asking again helps if there was no answer, or if the server says when. */
function troubleOf(error: unknown): Trouble {
  const known = error instanceof ApiError ? error : new ApiError('page/offline', String(error), 0);
  return { error: known, asksAgain: known.code === 'page/offline' || known.retryAfter > 0 };
}
