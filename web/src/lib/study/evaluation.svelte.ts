// The evaluation of the position on the screen: it deepens while the user looks, and ends when the user leaves.
import { isOver } from '../pause';
import { ApiError } from '../table/api';
import { problemWords } from '../say/codes';
import { linesFrom } from '../table/ndjson';
import type { AnalysisLine, AnalysisReport, StreamAnalysis } from '../table/protocol';

/** Milliseconds before a position is asked about: a user who steps through a game does not need all of them. */
const PAUSE = 250;
/** Milliseconds before asking again if the server does not say. */
const PAUSE_AFTER_PROBLEM = 3000;
const BEST = 3;

type Lines = (body: StreamAnalysis, signal: AbortSignal) => AsyncIterable<AnalysisLine>;

const HEADERS = { accept: 'application/x-ndjson', 'content-type': 'application/json' };
const streamed: Lines = (body, signal) =>
  linesFrom<AnalysisLine>('/api/analysis', { method: 'POST', headers: HEADERS, body: JSON.stringify(body), signal });

export class Evaluation {
  /** Whether the user wants to see evaluations. */
  on = $state(true);
  thinking = $state(false);
  problem = $state('');
  #reports = $state.raw<Readonly<Record<string, AnalysisReport>>>({});
  #position: string | null = null;
  #stopping: AbortController | null = null;

  constructor(private readonly lines: Lines = streamed) {}

  /** The deepest report on a position so far. */
  of(position: string): AnalysisReport | null {
    return this.#reports[position] ?? null;
  }

  /** Look at a position; null if there is nothing to decide in it. */
  watch(position: string | null): void {
    if (position === this.#position) return;
    this.#position = position;
    this.stop();
    void this.resume();
  }

  turn(on: boolean): void {
    this.on = on;
    if (on) void this.resume();
    else this.stop();
  }

  /** End the search; it can be resumed. */
  stop(): void {
    this.#stopping?.abort();
    [this.#stopping, this.thinking] = [null, false];
  }

  /** Go on with the position, unless its analysis is finished. */
  async resume(): Promise<void> {
    const position = this.#position;
    this.problem = '';
    if (!this.on || position === null || this.#stopping || this.of(position)?.final) return;
    const stopping = (this.#stopping = new AbortController());
    this.thinking = true;
    for (let pause = PAUSE; pause && (await isOver(pause, stopping.signal)); ) {
      pause = await this.#search(position, stopping.signal);
    }
    if (this.#stopping === stopping) this.stop();
  }

  /** Read reports to the end; returns after how many milliseconds to ask again, 0 for never. */
  async #search(position: string, signal: AbortSignal): Promise<number> {
    try {
      for await (const line of this.lines({ position, best: BEST }, signal)) {
        if (signal.aborted) return 0;
        if (line.type === 'report') this.#learn(position, line);
        if (line.type === 'problem') throw new ApiError(line.code, line.sentence, 0, line.retry_after);
      }
      return 0;
    } catch (error) {
      if (signal.aborted) return 0;
      this.problem = problemWords(error);
      const retry = error instanceof ApiError ? error.retryAfter : 0;
      return retry && Math.max(retry, PAUSE_AFTER_PROBLEM);
    }
  }

  #learn(position: string, report: AnalysisReport): void {
    this.problem = '';
    const before = this.of(position);
    // After an interruption the first, short searches come again.
    if (!before || report.nodes >= before.nodes || report.complete) this.#reports = { ...this.#reports, [position]: report };
  }
}
