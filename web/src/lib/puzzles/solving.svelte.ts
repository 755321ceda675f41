// A puzzle while a reader works on it: the tiles in hand, the answer, and what the server says to it.
import { isOver } from '../pause';
import { Hand } from '../play/hand.svelte';
import { problemWords } from '../say/codes';
import { Toasts } from '../say/toasts.svelte';
import { ApiError } from '../table/api';
import { linesFrom } from '../table/ndjson';
import type { AnalysedMoveView, PuzzleLine, PuzzleVerdict, PuzzleView } from '../table/protocol';

/** What the puzzle tells the screen. */
export interface Listener {
  judged(verdict: PuzzleVerdict): void;
  explained(moves: AnalysedMoveView[]): void;
}

type Lines = (puzzle: string, move: string, signal: AbortSignal) => AsyncIterable<PuzzleLine>;

const HEADERS = { accept: 'application/x-ndjson', 'content-type': 'application/json' };
const streamed: Lines = (puzzle, move, signal) =>
  linesFrom<PuzzleLine>(`/api/puzzles/${puzzle}/answers`, { method: 'POST', headers: HEADERS, body: JSON.stringify({ move }), signal });

export class Solving {
  /** The move that was answered; empty before. */
  given = $state('');
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** What three moves lead to; empty as long as they are being searched. */
  moves = $state.raw<AnalysedMoveView[]>([]);
  /** Why there is no explanation. */
  problem = $state('');
  toasts = new Toasts();
  hand: Hand;
  #stopping = new AbortController();

  constructor(
    readonly puzzle: PuzzleView,
    private readonly listener: Listener,
    private readonly lines: Lines = streamed,
  ) {
    this.hand = new Hand({
      previews: false,
      choices: () => (this.given ? null : puzzle.choices),
      play: (move) => void this.answer(move),
      tell: (words, explained) => this.toasts.show(words, false, explained ?? null),
    });
  }

  async answer(move: string): Promise<void> {
    if (this.given) return;
    this.given = move;
    const { signal } = (this.#stopping = new AbortController());
    for (let again = true; again && !signal.aborted; ) {
      const pause = await this.#ask(move, signal);
      again = pause > 0 && (await isOver(pause, signal));
    }
  }

  /** Ask the same question again. */
  again(): void {
    this.leave();
    [this.given, this.verdict, this.moves, this.problem] = ['', null, [], ''];
  }

  /** End what is under way. */
  leave(): void {
    this.#stopping.abort();
    this.hand.putBack();
  }

  /** Read what the server says; returns after how many milliseconds to ask again, 0 for never. */
  async #ask(move: string, signal: AbortSignal): Promise<number> {
    try {
      for await (const line of this.lines(this.puzzle.id, move, signal)) {
        if (signal.aborted) return 0;
        this.#receive(line);
      }
      return 0;
    } catch (error) {
      if (signal.aborted) return 0;
      return this.#fail(error);
    }
  }

  #receive(line: PuzzleLine): void {
    if (line.type === 'verdict' && !this.verdict) {
      this.verdict = line;
      this.listener.judged(line);
    } else if (line.type === 'explanation') {
      [this.moves, this.problem] = [line.moves, ''];
      this.listener.explained(line.moves);
    } else if (line.type === 'problem') throw new ApiError(line.code, line.sentence, 0, line.retry_after);
  }

  #fail(error: unknown): number {
    const words = problemWords(error);
    if (this.verdict) {
      this.problem = words;
      return error instanceof ApiError ? error.retryAfter : 0;
    }
    // The answer did not arrive, so it can be given again.
    this.given = '';
    this.toasts.show(words);
    return 0;
  }
}
