// The hand: the tiles that are picked up and where they may go, by pointer, by keyboard or as a typed move.
import { follow, whenTapped } from './drag';
import { effectOn, refusalWords } from '../say/lines';
import type { Choices, DraftChoice, DraftEffects, RefusedReason, TilingChoice } from '../table/protocol';
import { settings } from '../settings.svelte';
import { FLOOR, choiceOf, formatMove, isMove, isTake, parseMove } from './moves';
import { feed } from './typed';
import { t } from '../say/words.svelte';

/** What the hand reads from the table and asks of it. */
export interface Reach {
  choices(): Choices | null;
  play(move: string): void;
  tell(words: string, explained?: RefusedReason): void;
  /** Whether the board shows what a move would do; in a puzzle it does not. */
  readonly previews?: boolean;
}

export class Hand {
  aimed = $state<number | null>(null);
  typed = $state('');
  /** A move that waits for confirmation. */
  proposed = $state<string | null>(null);
  /** The element in which dragged tiles are drawn. */
  layer: HTMLElement | null = null;
  choices: Choices | null = $derived.by(() => this.reach.choices());
  drafts: DraftChoice[] = $derived(this.choices?.drafts ?? []);
  tilings: TilingChoice[] = $derived(this.choices?.tilings ?? []);
  #held = $state.raw<DraftChoice | null>(null);
  /** What was picked up, as long as it can be played. */
  picked: DraftChoice | null = $derived(this.#held && this.drafts.includes(this.#held) ? this.#held : null);
  effects: DraftEffects | null = $derived(this.picked && this.choices ? this.choices.effects[this.picked.effects] : null);
  /** Whether the last choice was made by keyboard: then the focus moves to the next decision. */
  byKeys = false;

  constructor(private readonly reach: Reach) {}

  get previews(): boolean {
    return this.reach.previews !== false;
  }

  pick(choice: DraftChoice, byKeyboard = false): void {
    this.byKeys = byKeyboard;
    this.#held = this.picked === choice ? null : choice;
    if (this.#held && byKeyboard) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-line].open')?.focus());
    }
  }

  putBack(): void {
    [this.#held, this.typed, this.proposed] = [null, '', null];
  }

  /** Put the picked tiles on a line or the floor line; if a line refuses them, say why. */
  put(line: number): void {
    if (!this.picked || !this.effects) return;
    const { source, colour } = this.picked;
    if (effectOn(this.effects, line)) this.play(formatMove({ kind: 'draft', source, colour, line }));
    else this.#refuse(line);
  }

  tile(choice: TilingChoice, byKeyboard: boolean): void {
    this.byKeys = byKeyboard;
    this.play(choice.move);
  }

  explain(words: string, reason: RefusedReason): void {
    this.reach.tell(words, reason);
  }

  play(move: string): void {
    if (!this.choices) return;
    if (settings.confirm && this.proposed !== move) {
      this.proposed = move;
      return;
    }
    this.putBack();
    this.reach.play(move);
  }

  /** A press on the table: on tiles it picks or drags them, on nothing it puts them back. */
  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const target = event.target as Element;
    const take = target.closest<HTMLElement>('[data-take]')?.dataset.take;
    const choice = this.drafts.find((entry) => entry.take === take);
    if (choice && this.layer) this.#drag(event, choice, this.layer);
    else if (!target.closest('[data-line], button, a, dialog, input, .panel')) whenTapped(event, () => (this.#held = null));
  }

  #drag(event: PointerEvent, choice: DraftChoice, layer: HTMLElement): void {
    const before = this.#held;
    follow(event, choice, layer, {
      begin: (begun) => (this.#held = begun),
      over: (line) => (this.aimed = line),
      drop: (line) => {
        this.aimed = null;
        if (line !== null) this.put(line);
        else this.#held = null;
      },
      cancel: () => ([this.aimed, this.#held] = [null, before]),
      tap: (tapped) => this.pick(tapped),
    });
  }

  #refuse(line: number): void {
    const refused = this.effects?.refused.find((entry) => entry.line === line);
    if (this.effects && refused) this.reach.tell(refusalWords(this.effects, line), refused.reason);
  }

  /** Take a key that may belong to a typed move; returns whether it does. */
  type(key: string): boolean {
    const next = feed(this.typed, key);
    if (next === this.typed) return false;
    this.typed = next;
    if (!this.choices) return true;
    if (isTake(next)) this.#take(next);
    if (isMove(next)) this.enter(next);
    return true;
  }

  #take(text: string): void {
    this.#held = this.drafts.find((choice) => choice.take === text) ?? null;
    if (!this.#held) this.#notThere(text);
  }

  #notThere(typed: string): void {
    this.typed = '';
    this.reach.tell(t('not-there', { typed }));
  }

  /** Play a move in the notation if it is one of the choices, else say why not. */
  enter(text: string): void {
    this.typed = '';
    if (!this.choices) return;
    if (isTake(text)) this.#take(text);
    else if (!isMove(text)) this.#notThere(text);
    else if (this.tilings.some((choice) => choice.move === text)) this.play(text);
    else this.#enterDraft(text, this.choices);
  }

  #enterDraft(text: string, { effects }: Choices): void {
    const move = parseMove(text);
    const choice = choiceOf(move, this.drafts);
    if (choice && effectOn(effects[choice.effects], move.line)) this.play(text);
    else if (choice && move.line !== FLOOR) {
      this.#held = choice;
      this.#refuse(move.line);
    } else this.#notThere(text);
  }
}
