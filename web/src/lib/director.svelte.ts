// The director: shows what happened, step by step, at the speed that was chosen.
// A file of its own because what is known (the store) and what is shown (here) differ while tiles
// fly; nothing else on the page waits for time to pass.
import { tick } from 'svelte';
import { depart, fly, rectOf, type Flight, type Route } from './flight';
import type { FloorThing, EventHappened as Happening, PlaceView, PositionView, StepView } from './protocol';
import { speed } from './settings.svelte';
import { click, chord, soft } from './sound';
import { applyStep } from './steps';

const FACTOR = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };

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
  taking = $state.raw<Taking | null>(null);
  /** The last event that has been shown to its end; the log does not run ahead of it. */
  upTo = $state(-1);
  layer: HTMLElement | null = null;
  #queue: { happening: Happening; mine: boolean }[] = [];
  #skipping = false;
  #wake: (() => void) | null = null;
  #flying: Animation[] = [];
  #key = 0;

  /** Show a position at once, without motion, and forget what was still to be shown. */
  lay(position: PositionView | null): void {
    this.#queue = [];
    this.skip();
    this.shown = position;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Show an event after all that came before it. */
  add(happening: Happening, mine: boolean): void {
    this.#queue.push({ happening, mine });
    if (!this.busy) void this.#run();
  }

  /** Everything still moving arrives now. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    for (const animation of this.#flying) animation.finish();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      // A tab that nobody sees shows nothing: it must not be minutes behind later.
      const factor = document.hidden ? 0 : FACTOR[speed()];
      if (next.happening.position) await this.#show(next.happening, next.mine, factor);
      this.upTo = next.happening.number;
    }
    this.busy = false;
    this.#skipping = false;
  }

  async #show({ event, steps, position }: Happening, mine: boolean, factor: number): Promise<void> {
    if (factor > 0 && this.shown && event.type !== 'TurnTakenBack') {
      if (event.type === 'MovePlayed' && !mine) await this.#announce(steps, factor);
      for (const batch of batches(steps)) await this.#showBatch(batch, factor);
      if (event.type === 'TilesDealt') chord();
    }
    this.glowing = new Set();
    this.callouts = [];
    this.scoring = false;
    this.shown = position;
    await tick();
  }

  /** Somebody else takes tiles: lift them first, so that one sees which. */
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
    const before = this.shown!;
    const lead = batch[0];
    this.scoring = lead.type === 'TilePlaced' || lead.type === 'FloorScored' || lead.type === 'BonusScored';
    if (lead.type === 'FloorScored' || lead.type === 'BonusScored') {
      this.shown = batch.slice(0, 1).reduce(applyStep, before);
      await this.#callOut(lead, factor);
    }
    const from = this.shown!;
    const flights = batch.flatMap((step) => this.#flights(step, from));
    const rest = lead.type === 'FloorScored' || lead.type === 'BonusScored' ? batch.slice(1) : batch;
    const after = rest.reduce(applyStep, from);
    if (flights.length && this.layer) {
      const routes = depart(flights);
      this.shown = lifted(from, rest, after);
      await tick();
      await this.#fly(routes, factor);
    }
    this.shown = after;
    await tick();
    if (lead.type === 'TilePlaced') await this.#callOut(lead, factor);
  }

  async #fly(routes: Route[], factor: number): Promise<void> {
    if (this.#skipping) return;
    const stagger = routes.length > 12 ? 26 : 60;
    this.#flying = fly(this.layer!, routes, 280 * factor, stagger * factor, (flight) =>
      flight.soft ? soft() : click(),
    );
    await Promise.all(this.#flying.map((animation) => animation.finished.catch(() => undefined)));
    this.#flying = [];
    this.layer?.replaceChildren();
  }

  async #callOut(step: StepView, factor: number): Promise<void> {
    if (step.type === 'TilePlaced') {
      const cells = [...step.horizontal, ...step.vertical, { row: step.line, column: step.column }];
      this.glowing = new Set(cells.map((cell) => `${step.seat}-${cell.row}-${cell.column}`));
      this.#raise(`wall-${step.seat}-${step.line}-${step.column}`, step.seat, step.points);
      await this.#wait(520 * factor);
    } else if (step.type === 'FloorScored' && step.penalties.length) {
      for (const [index, penalty] of step.penalties.entries()) {
        this.#raise(`floor-${step.seat}-${index}`, step.seat, -penalty);
        await this.#wait(130 * factor);
      }
      await this.#wait(380 * factor);
    } else if (step.type === 'BonusScored') {
      this.glowing = new Set(bonusCells(step, this.shown!).map((cell) => `${step.seat}-${cell}`));
      this.#raise(`wall-${step.seat}-${step.kind === 'row' ? step.index : 2}-2`, step.seat, step.points);
      await this.#wait(800 * factor);
    }
    this.glowing = new Set();
    this.callouts = [];
  }

  #raise(at: string, seat: number, value: number): void {
    const rect = rectOf(at) ?? rectOf(`seat-${seat}`);
    if (!rect) return;
    const callout = { key: ++this.#key, x: rect.x + rect.width / 2, y: rect.y, value };
    this.callouts = [...this.callouts, callout];
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

  #flights(step: StepView, from: PositionView): Flight[] {
    if (step.type === 'MarkerMoved') return [flight('*', step.origin, step.target, 0, 0, from)];
    if (step.type === 'TilePlaced') {
      const origin = { area: 'line' as const, seat: step.seat, number: step.line };
      const target = { area: 'wall' as const, seat: step.seat, number: step.line, column: step.column };
      return [flight(step.colour, origin, target, 0, 0, from)];
    }
    if (step.type !== 'TilesMoved') return [];
    const count = step.origin.area === 'lid' || step.target.area === 'lid' ? Math.min(step.count, 4) : step.count;
    return Array.from({ length: count }, (_, i) =>
      flight(step.colour, step.origin, step.target, i, step.count, from),
    );
  }
}

/** Steps that happen at the same time: a placement, a penalty or a bonus begins a new batch. */
export function batches(steps: StepView[]): StepView[][] {
  const found: StepView[][] = [];
  for (const step of steps) {
    const leads = step.type === 'TilePlaced' || step.type === 'FloorScored' || step.type === 'BonusScored';
    if (leads || !found.length) found.push([step]);
    else found[found.length - 1].push(step);
  }
  return found;
}

/** What is shown while tiles are in the air: taken from where they lay, not yet where they go. */
function lifted(before: PositionView, steps: StepView[], after: PositionView): PositionView {
  const nowhere: PlaceView = { area: 'front' };
  let shown = before;
  for (const step of steps) {
    if (step.type === 'TilesMoved') shown = applyStep(shown, { ...step, target: nowhere });
    else if (step.type === 'TilePlaced') {
      const origin: PlaceView = { area: 'line', seat: step.seat, number: step.line };
      const moved = { type: 'TilesMoved' as const, colour: step.colour, count: 1, origin, target: nowhere };
      shown = applyStep(shown, moved);
    } else if (step.type === 'MarkerMoved') {
      shown = applyStep(shown, { ...step, target: { area: 'front', seat: after.start_marker } });
    }
  }
  return shown;
}

function flight(
  thing: FloorThing,
  origin: PlaceView,
  target: PlaceView,
  index: number,
  count: number,
  from: PositionView,
): Flight {
  return {
    thing,
    from: addresses(origin, thing, from, index, count, true),
    to: addresses(target, thing, from, index, count, false),
    soft: target.area === 'source' || target.area === 'lid',
  };
}

/** Where to look for a place on the screen: the exact space first, then what stands for it. */
function addresses(
  place: PlaceView,
  thing: FloorThing,
  position: PositionView,
  index: number,
  count: number,
  leaving: boolean,
): string[] {
  const seat = `seat-${place.seat}`;
  switch (place.area) {
    case 'source': {
      const slot = thing === '*' ? 'marker' : thing;
      return place.number === 0
        ? [`source-0 ${slot}`, 'source-0']
        : [leaving ? `source-${place.number} ${thing} ${index}` : `source-${place.number} #`, `source-${place.number}`];
    }
    case 'line': {
      const filled = position.boards[place.seat!].pattern_lines[place.number!].filled;
      const slot = leaving ? Math.max(0, filled - 1 - index) : filled + index;
      return [`line-${place.seat}-${place.number}-${slot}`, seat];
    }
    case 'floor': {
      const lies = position.boards[place.seat!].floor_line;
      const slot = leaving ? Math.max(0, lies.indexOf(thing)) : (place.number ?? lies.length) + index;
      return [`floor-${place.seat}-${Math.min(6, slot)}`, seat];
    }
    case 'wall':
      return [`wall-${place.seat}-${place.number}-${place.column}`, seat];
    case 'front':
      return [seat];
    default:
      return [place.area, count ? 'bag' : 'lid', 'bag'];
  }
}

function bonusCells(
  step: Extract<StepView, { type: 'BonusScored' }>,
  position: PositionView,
): string[] {
  const colour = ['B', 'Y', 'R', 'K', 'W'][step.index];
  const cells: string[] = [];
  position.boards[step.seat].wall.forEach((row, r) =>
    row.forEach((tile, c) => {
      const is = step.kind === 'row' ? r === step.index : step.kind === 'column' ? c === step.index : tile === colour;
      if (is) cells.push(`${r}-${c}`);
    }),
  );
  return cells;
}
