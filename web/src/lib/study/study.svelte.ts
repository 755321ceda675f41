// A study: the tree of moves on the analysis board, where the user is in it, and what can be done there.
import * as api from '../table/api';
import { isPosition, tidy } from '../play/load';
import { Hand } from '../play/hand.svelte';
import { problemWords } from '../say/codes';
import { Toasts } from '../say/toasts.svelte';
import { t } from '../say/words.svelte';
import { distinct } from '../table/seats';
import type { PositionLook, PositionProblem, RefusedReason, SetUpPosition } from '../table/protocol';
import { START, atPly, beside, branchOf, changed, fromStudy, grown, path, planted, promoted, saved, without, type Tree } from './tree';

/** The facts of a record that are not in its tree. */
interface Facts {
  names: string[];
  headers: Record<string, string>;
  ended_early: string | null;
  comment: string;
}

const NO_FACTS: Facts = { names: [], headers: {}, ended_early: null, comment: '' };
/** Headers that stay true if another line becomes the game. */
const LASTING = /^Name\d$/;

/** A text that is a position, but breaks rules. */
export class ImpossiblePosition extends api.ApiError {
  constructor(readonly problems: PositionProblem[]) {
    super('game/bad_position', problems.map(({ sentence }) => sentence).join('; '), 400);
  }
}

export class Study {
  tree = $state.raw<Tree | null>(null);
  at = $state(START);
  busy = $state(false);
  facts = $state.raw<Facts>(NO_FACTS);
  toasts = new Toasts();
  node = $derived.by(() => this.tree?.nodes[this.at] ?? null);
  position = $derived.by(() => this.node?.position ?? null);
  names = $derived.by(() => {
    const seats = this.position?.boards.length ?? 0;
    return distinct(Array.from({ length: seats }, (_, seat) => this.facts.names[seat] || t('seat-number', { seat: seat + 1 })));
  });
  /** Whether a seat has a choice here. */
  canChoose = $derived.by(() => this.position !== null && this.position.turn !== null && ['draft', 'tile'].includes(this.position.phase));
  isVariation = $derived.by(() => this.tree !== null && branchOf(this.tree, this.at) !== null);
  hand = new Hand({
    choices: () => (this.busy ? null : (this.node?.choices ?? null)),
    play: (move) => void this.happen({ event: move }),
    tell: (words, explained?: RefusedReason) => this.toasts.show(words, false, explained ?? null),
  });

  /** Open a pasted text: a position or a record. */
  openText(text: string): Promise<void> {
    return isPosition(text) ? this.openPosition(tidy(text)) : this.openRecord(text);
  }

  async openPosition(position: string | SetUpPosition, facts: Facts = NO_FACTS): Promise<void> {
    const look = await api.lookAtPosition({ position });
    if (!look.position) throw new ImpossiblePosition(look.problems);
    this.plant(look, facts);
  }

  /** Open a record after one of its events, which count from 0; without one at the start. */
  async openRecord(record: string, ply: number | null = null): Promise<void> {
    const study = await api.openStudy(record);
    this.facts = study;
    this.tree = fromStudy(study);
    this.go(ply === null ? START : atPly(this.tree, ply + 1));
  }

  /** Begin a new tree at a position. */
  plant(look: PositionLook, facts: Facts = NO_FACTS): void {
    this.facts = facts;
    this.tree = planted(look.position!, look.choices);
    this.go(START);
  }

  go(id: number): void {
    this.hand.putBack();
    this.at = id;
    void this.#ask(id);
  }

  /** Go back or forward in the line of the current node. */
  step(by: -1 | 1): void {
    const to = by < 0 ? this.node?.parent : this.node?.children[0];
    if (to !== null && to !== undefined) this.go(to);
  }

  /** Go to the start, or to the end of the line. */
  toEnd(by: -1 | 1): void {
    if (by < 0) this.go(START);
    else while (this.node?.children.length) this.at = this.node.children[0];
    void this.#ask(this.at);
  }

  /** Go to another move in the same position. */
  stepBeside(by: -1 | 1): void {
    if (this.tree) this.go(beside(this.tree, this.at, by));
  }

  /** Play a move, lay out a deal, or draw one; it becomes a variation if something else follows here. */
  async happen(what: { event: string } | { draw: true }): Promise<void> {
    const [tree, from, before] = [this.tree, this.at, this.position];
    if (!tree || !before || this.busy) return;
    this.busy = true;
    try {
      const { event, seat, steps, position, choices } = await api.lookAtPosition({ position: before.text, ...what });
      const found = grown(tree, from, { event, seat, steps, position: position!, choices });
      this.tree = found.tree;
      this.at = found.id;
    } catch (error) {
      this.toasts.show(problemWords(error));
    }
    this.busy = false;
    void this.#ask(this.at);
  }

  /** Delete the current move and everything after it. */
  remove(): void {
    if (!this.tree || this.at === START) return;
    const { parent } = this.tree.nodes[this.at];
    if (!this.isVariation) this.#forgetEnd();
    this.tree = without(this.tree, this.at);
    this.go(parent!);
  }

  promote(): void {
    if (!this.tree) return;
    this.tree = promoted(this.tree, this.at);
    this.#forgetEnd();
  }

  annotate(change: Parameters<typeof changed>[2]): void {
    if (this.tree) this.tree = changed(this.tree, this.at, change);
  }

  /** The record of the whole tree. */
  record(): Promise<string> {
    const { headers, ended_early, comment } = this.facts;
    const tree = this.tree!;
    return api.saveStudy({ start: tree.nodes[START].position.text, nodes: saved(tree), headers, ended_early, comment });
  }

  /** How many moves and deals lead from the start to here. */
  played = $derived.by(() => (this.tree ? path(this.tree, this.at).length - 1 : 0));

  /** The line that is the game has changed: its result and its draws are no longer those of the record. */
  #forgetEnd(): void {
    const headers = Object.fromEntries(Object.entries(this.facts.headers).filter(([key]) => LASTING.test(key)));
    this.facts = { ...this.facts, headers, ended_early: null };
  }

  /** Ask what may be done in a position of a loaded record. */
  async #ask(id: number): Promise<void> {
    const { node } = this;
    if (!node || node.choices || !this.canChoose) return;
    try {
      const { choices } = await api.lookAtPosition({ position: node.position.text });
      if (this.tree?.nodes[id] === node) this.tree = changed(this.tree, id, { choices });
    } catch (error) {
      this.toasts.show(problemWords(error));
    }
  }
}
