// The director: shows what happened, step by step, at the speed that was chosen.
// What is known (the store) and what is shown (here) differ while tiles fly. Nothing else on the page
// waits for time to pass.
import { tick } from 'svelte';
import { depart, fly, rectOf, type MeasuredFlight } from './flight';
import { batches, bonusCells, flights, lifted, scoringCells } from './journeys';
import type { BonusName, EventHappened, PositionView, StepView } from '../table/protocol';
import { speed } from '../settings.svelte';
import { reuse } from './reuse';
import { bell, click, chord, fanfare, note, soft } from './sound';
import { applyStep } from './steps';

const FACTOR = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };

/** What the director needs to know of an event. */
export type Happening = Pick<EventHappened, 'event' | 'number' | 'position' | 'steps'>;

export interface Callout {
  key: number;
  x: number;
  y: number;
  value: number;
}

export interface Taking {
  source: number;
  colour: string;
}

export class Director {
  shown = $state.raw<PositionView | null>(null);
  busy = $state(false);
  glowing = $state.raw<ReadonlySet<string>>(new Set());
  callouts = $state.raw<Callout[]>([]);
  /** Whether a round or a game is being scored on the screen. */
  scoring = $state(false);
  /** The bonus that is being celebrated. */
  celebrating = $state<BonusName | null>(null);
  taking = $state.raw<Taking | null>(null);
  /** The last event that has been shown completely; the log ends with it. */
  upTo = $state(-1);
  layer: HTMLElement | null = null;
  #queue: { happening: Happening; mine: boolean }[] = [];
  #skipping = false;
  #wake: (() => void) | null = null;
  #flying: Animation[] = [];
  #key = 0;
  /** Counts what was laid down at once, so that an event that was being shown before does not cover it. */
  #laid = 0;

  /** Show a position at once, without motion, and drop what was still to be shown. */
  lay(position: PositionView | null): void {
    this.#queue = [];
    this.skip();
    this.#laid += 1;
    this.shown = position;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Show an event after those that came before it. */
  add(happening: Happening, mine: boolean): void {
    this.#queue.push({ happening, mine });
    if (!this.busy) void this.#run();
  }

  /** Let everything that still moves arrive now. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    for (const animation of this.#flying) animation.finish();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      // A hidden tab shows no motion, so that it is not minutes behind later.
      const factor = document.hidden ? 0 : FACTOR[speed()];
      if (next.happening.position) await this.#show(next.happening, next.mine, factor);
      this.upTo = next.happening.number;
    }
    this.busy = false;
    this.#skipping = false;
  }

  async #show({ event, steps, position }: Happening, mine: boolean, factor: number): Promise<void> {
    const laid = this.#laid;
    if (factor > 0 && this.shown && event.type !== 'TurnTakenBack') {
      if (event.type === 'MovePlayed' && !mine) await this.#announce(steps, factor);
      for (const batch of batches(steps)) {
        if (laid === this.#laid) await this.#showBatch(batch, factor);
      }
      if (event.type === 'TilesDealt') chord();
      if (position?.phase === 'end') fanfare();
    }
    this.#clear();
    this.scoring = false;
    if (laid === this.#laid) this.shown = reuse(this.shown, position);
    await tick();
  }

  /** Lift the tiles that another player takes, so that one sees which they are. */
  async #announce(steps: StepView[], factor: number): Promise<void> {
    const first = steps.find((step) => step.type === 'TilesMoved');
    if (!first || first.type !== 'TilesMoved' || first.origin.area !== 'source') return;
    const taken = steps.find(
      (step) => step.type === 'TilesMoved' && step.target.area !== 'source' && step.origin.area === 'source',
    );
    if (taken?.type !== 'TilesMoved') return;
    this.taking = { source: taken.origin.number ?? 0, colour: taken.colour };
    await this.#wait(420 * factor);
    this.taking = null;
  }

  async #showBatch(batch: StepView[], factor: number): Promise<void> {
    const laid = this.#laid;
    const before = this.shown!;
    const lead = batch[0];
    const isFirst = lead.type === 'FloorScored' || lead.type === 'BonusScored';
    this.scoring = isFirst || lead.type === 'TilePlaced';
    // Penalties and bonuses are counted before the tiles of the batch move, placements after.
    if (isFirst) await this.#callOut(lead, factor);
    if (laid !== this.#laid) return;
    const from = isFirst ? applyStep(before, lead) : before;
    this.shown = from;
    const rest = isFirst ? batch.slice(1) : batch;
    const leaving = batch.flatMap((step) => flights(step, from));
    const after = rest.reduce(applyStep, from);
    if (leaving.length && this.layer) {
      const measured = depart(leaving);
      this.shown = lifted(from, rest, after);
      await tick();
      await this.#fly(measured, factor);
    }
    if (laid !== this.#laid) return;
    this.shown = after;
    await tick();
    if (lead.type === 'TilePlaced') await this.#callOut(lead, factor);
    await this.#draw();
  }

  /** Let the browser draw what has changed, so that the next change is a task of its own. */
  #draw(): Promise<void> {
    return this.#wait(1);
  }

  async #fly(measured: MeasuredFlight[], factor: number): Promise<void> {
    if (this.#skipping || !this.layer) return;
    const stagger = measured.length > 12 ? 26 : 60;
    this.#flying = fly(this.layer, measured, 280 * factor, stagger * factor, (flight) =>
      flight.soft ? soft() : click(),
    );
    await Promise.all(this.#flying.map((animation) => animation.finished.catch(() => undefined)));
    this.#flying = [];
    this.layer?.replaceChildren();
  }

  async #callOut(step: StepView, factor: number): Promise<void> {
    if (step.type === 'TilePlaced') {
      const at = `wall-${step.seat}-${step.line}-${step.column}`;
      await this.#countUp(scoringCells(step), at, step, 75 * factor, note);
      await this.#wait(380 * factor);
    } else if (step.type === 'FloorScored' && step.penalties.length) {
      for (const [index, penalty] of step.penalties.entries()) {
        this.#raise(`floor-${step.seat}-${index}`, step.seat, -penalty);
        await this.#wait(130 * factor);
      }
      await this.#wait(380 * factor);
    } else if (step.type === 'BonusScored') {
      await this.#celebrate(step, factor);
    }
    this.#clear();
  }

  /** Rows sweep, columns ring and a full colour shines, and the bonus counts up tile by tile. */
  async #celebrate(step: Extract<StepView, { type: 'BonusScored' }>, factor: number): Promise<void> {
    const cells = bonusCells(step, this.shown!);
    this.celebrating = step.kind;
    const at = `wall-${step.seat}-${cells[Math.floor(cells.length / 2)]}`;
    await this.#countUp(cells, at, step, 150 * factor, step.kind === 'column' ? bell : note);
    await this.#wait(700 * factor);
  }

  /** Light the cells of a wall up one after the other, while the points over them grow to their sum. */
  async #countUp(
    cells: string[],
    at: string,
    { seat, points }: { seat: number; points: number },
    pause: number,
    sound: (index: number) => void,
  ): Promise<void> {
    const key = this.#raise(at, seat, 0);
    for (const index of cells.keys()) {
      if (this.#skipping) return;
      this.glowing = new Set(cells.slice(0, index + 1).map((cell) => `${seat}-${cell}`));
      const value = Math.round((points * (index + 1)) / cells.length);
      this.callouts = this.callouts.map((callout) => (callout.key === key ? { ...callout, value } : callout));
      sound(index);
      await this.#wait(pause);
    }
  }

  #clear(): void {
    this.glowing = new Set();
    this.callouts = [];
    this.celebrating = null;
  }

  #raise(at: string, seat: number, value: number): number {
    const rect = rectOf(at) ?? rectOf(`seat-${seat}`);
    if (!rect) return 0;
    const callout = { key: ++this.#key, x: rect.x + rect.width / 2, y: rect.y, value };
    this.callouts = [...this.callouts, callout];
    return callout.key;
  }

  #wait(milliseconds: number): Promise<void> {
    if (this.#skipping || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, milliseconds);
      this.#wake = () => {
        window.clearTimeout(timer);
        resolve();
      };
    });
  }
}
