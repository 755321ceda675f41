// The coach of a first game: asks the server what matters, and makes at most one remark a turn.
import type { BetterMoveView, CoachView, ReasonView } from '../table/protocol';

/** A warning before a move, or a better move after one. */
export type Remark = { kind: 'warning'; reason: ReasonView } | { kind: 'better'; better: BetterMoveView };

export class Coach {
  remark = $state.raw<Remark | null>(null);
  /** Whether there was a remark since the player's last move. */
  #spoke = false;
  /** The warnings of this game, each said once a round. */
  #said = new Set<string>();
  #judging: Promise<void> = Promise.resolve();
  /** The event of the player's last move; 0 if it was taken back. */
  #move = 0;
  #turn = 0;

  constructor(
    private readonly ask: (about: 'turn' | 'move') => Promise<CoachView>,
    private readonly say: (remark: Remark) => void,
  ) {}

  /** The player has moved: was another move much better? */
  moved(number: number): Promise<void> {
    this.dismiss();
    this.#spoke = false;
    this.#move = number;
    this.#judging = this.#judge(number);
    return this.#judging;
  }

  /** The player took the move back, and what was said about it no longer matters. */
  tookBack(): void {
    this.dismiss();
    this.#move = 0;
  }

  /** It is the player's turn after this game event: is there something to know before the move? */
  async turn(gameEvent: number, round: number): Promise<void> {
    if (gameEvent === this.#turn) return;
    this.#turn = gameEvent;
    await this.#judging;
    if (this.#spoke) return;
    const found = await this.#answer('turn');
    if (found?.game_event !== gameEvent) return;
    const isNew = ({ code, numbers }: ReasonView) => !this.#said.has(nameOf(code, numbers, round));
    const reason = found.warnings.find(isNew);
    if (!reason) return;
    this.#said.add(nameOf(reason.code, reason.numbers, round));
    this.#tell({ kind: 'warning', reason });
  }

  dismiss(): void {
    this.remark = null;
  }

  async #judge(number: number): Promise<void> {
    const better = (await this.#answer('move'))?.better;
    if (better?.number === number && this.#move === number) this.#tell({ kind: 'better', better });
  }

  /** Without an answer, the coach is silent: the game does not depend on it. */
  #answer(about: 'turn' | 'move'): Promise<CoachView | null> {
    return this.ask(about).catch(() => null);
  }

  #tell(remark: Remark): void {
    this.remark = remark;
    this.#spoke = true;
    this.say(remark);
  }
}

const nameOf = (code: string, { seat, row }: Record<string, number>, round: number) => [code, seat, row ?? '', round].join(' ');
