import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyEvent, EventHappened, PositionView, StepView, TableView } from '../../src/lib/table/protocol';
import { parseMove } from '../../src/lib/play/moves';
import { Speaker } from '../../src/lib/say/spoken';
import type { Announcements } from '../../src/lib/settings.svelte';
import games from '../games.json';
import { LANGUAGE_CODES, speakIn } from '../language';

interface Game {
  start: PositionView;
  happened: { move: string | null; seat: number; steps: StepView[]; position: PositionView }[];
}
const GAMES = games as unknown as Game[];
const NAMES = ['Anna', 'Björn', 'Chloé', 'Dieter'];
const END = GAMES[0].happened.at(-1)!.position;

function happening(event: Partial<AnyEvent>, rest: Partial<EventHappened>): EventHappened {
  const nothing = { type: 'EventHappened' as const, number: 1, at: 0, game_event: 1, table: null, clocks: null, take_backs: [] };
  return { ...nothing, steps: [], position: null, ...rest, event: event as AnyEvent };
}

const played = (move: string, seat: number, rest: Partial<EventHappened>): EventHappened =>
  happening({ type: 'MovePlayed', move, seat }, rest);

/** The announcements of a game, event by event. */
function hear(game: Game, you: number | null, amount: Announcements = 'everything'): string[][] {
  const names = NAMES.slice(0, game.start.boards.length);
  const speaker = new Speaker({ names, mine: you === null ? [] : [you], you, amount });
  return game.happened.map(({ move, seat, steps, position }, index) => {
    const before = game.happened[index - 1]?.position ?? game.start;
    const event = move === null ? { type: 'TilesDealt' as const } : { type: 'MovePlayed' as const, move, seat };
    return speaker.tell(happening(event, { steps, position }), before, []);
  });
}

const ONE = { type: 'TilePlaced' as const, seat: 0, line: 1, column: 2, colour: 'Y' as const, points: 1, horizontal: [], vertical: [], score: 6 };
const TWO = { ...ONE, line: 3, column: 0, colour: 'B' as const, points: 4, score: 10 };
const FLOOR = { type: 'FloorScored' as const, seat: 0, penalties: [1, 1, 2], lost: 3, score: 7 };

describe('what a listener hears', () => {
  beforeEach(() => speakIn('en'));
  const of = (you: number | null, amount: Announcements = 'everything') =>
    new Speaker({ names: NAMES.slice(0, 2), mine: you === null ? [] : [you], you, amount });
  const steps = [ONE, TWO, FLOOR];

  it('is our wall tile by tile, then the cost of the floor line and the total', () => {
    expect(of(0).tell(played('1B5', 0, { steps }), null, [])).toEqual([
      'Row 2, yellow in column 3: 1 point.',
      'Row 4, blue in column 1: 4 points.',
      'You lose 3 points on the floor line and now have 7.',
    ]);
    expect(of(0).tell(played('1B5', 0, { steps: [ONE] }), null, [])).toEqual([
      'Row 2, yellow in column 3: 1 point.',
      'You now have 6 points.',
    ]);
  });

  it("is another player's wall tile by tile too", () => {
    const [, ...said] = of(1).tell(played('1B5', 0, { steps }), null, []);
    expect(said).toEqual([
      'Anna, row 2, yellow in column 3: 1 point.',
      'Anna, row 4, blue in column 1: 4 points.',
      'Anna loses 3 points on the floor line and now has 7.',
    ]);
  });

  it('is the sum of a wall in short', () => {
    const [, ...said] = of(1, 'short').tell(played('1B5', 0, { steps }), null, []);
    expect(said).toEqual(['Anna scores 5 points, loses 3 on the floor line and now has 7.']);
    const [, ...more] = of(1, 'short').tell(played('1B5', 0, { steps: [ONE, TWO] }), null, []);
    expect(more).toEqual(['Anna scores 5 points and now has 10.']);
    expect(of(0, 'short').tell(played('1B5', 0, { steps }), null, [])).toEqual([
      'You score 5 points, lose 3 on the floor line and now have 7.',
    ]);
  });

  it('is only the call and the result for those who want no more', () => {
    const turn = { ...END, phase: 'draft' as const, turn: 0, round_number: 3 };
    expect(of(0, 'turn').tell(played('1B5', 1, { steps, position: turn }), END, [])).toEqual(['Your turn']);
    expect(of(1, 'turn').tell(played('1B5', 1, { steps, position: turn }), END, [])).toEqual([]);
    const dealt = happening({ type: 'TilesDealt' }, { position: turn });
    expect(of(0, 'turn').tell(dealt, END, [])).toEqual(['Round 3. You begin.']);
    expect(of(1, 'turn').tell(dealt, END, [])).toEqual([]);
    const result = { termination: 'row', winners: [1], scores: [20, 1], complete_rows: [0, 1], sheets: [] };
    const ended = happening({ type: 'TableEnded' }, { table: { result } as unknown as TableView });
    expect(of(0, 'turn').tell(ended, null, [])[0]).toBe('Björn wins the game');
  });

  it('begins the points of a round with its number', () => {
    const draft = { ...END, phase: 'draft' as const, round_number: 2 };
    const next = { ...END, phase: 'deal' as const, round_number: 3, turn: null };
    expect(of(0).tell(played('1B5', 0, { steps: [ONE], position: next }), draft, [])[0]).toBe('Scoring of round 2.');
    expect(of(0, 'short').tell(played('1B5', 0, { steps: [ONE], position: next }), draft, [])[0]).toContain('You score 1 point');
  });

  it('names the column that a player chose on the grey wall, and its points once', () => {
    expect(of(1).tell(played('T23', 0, { steps: [ONE] }), null, [])).toEqual([
      'Anna, row 2, yellow in column 3: 1 point.',
      'Anna now has 6 points.',
    ]);
  });

  it('tells of a floor line that costs nothing because the score is zero', () => {
    const broke = { ...FLOOR, lost: 0, score: 0 };
    expect(of(0).tell(played('1B5', 0, { steps: [broke] }), null, [])).toEqual(['You have no points to lose on the floor line.']);
  });

  it('tells who gets the start marker, and not when it is put away', () => {
    const centre = { area: 'source' as const, number: 0 };
    const floor = { area: 'floor' as const, seat: 0, number: 0 };
    const front = { area: 'front' as const, seat: 0 };
    const marker = (origin: object, target: object) => [{ type: 'MarkerMoved', origin, target } as StepView];
    expect(of(0).tell(played('CB5', 0, { steps: marker(centre, floor) }), null, [])).toEqual(['You get the start marker.']);
    expect(of(1).tell(played('CB5', 0, { steps: marker(centre, front) }), null, [])[1]).toBe('Anna gets the start marker.');
    expect(of(0).tell(played('CB5', 0, { steps: marker(floor, front) }), null, [])).toEqual([]);
  });

  it('warns of the last round once', () => {
    const closing = { ...END, phase: 'draft' as const, turn: 0, boards: END.boards.map((board, seat) => ({ ...board, closes_row: seat === 1 })) };
    const warning = 'Björn will complete a row: this is the last round.';
    expect(of(0).tell(played('1B5', 0, { position: closing }), END, [])).toEqual([warning, 'Your turn']);
    expect(of(0).tell(played('1B5', 0, { position: closing }), closing, [])).toEqual(['Your turn']);
  });

  it('calls for a move only when the tiles are there', () => {
    const deal = { ...END, phase: 'deal' as const, turn: 0, round_number: 3 };
    expect(of(0).tell(played('1B5', 0, { position: deal }), END, [])).toEqual([]);
    const dealt = happening({ type: 'TilesDealt' }, { position: { ...deal, phase: 'draft' } });
    expect(of(0).tell(dealt, deal, [])).toEqual(['Round 3. You begin.']);
    expect(of(1).tell(dealt, deal, [])).toEqual(['Round 3. Anna begins.']);
  });

  it('tells of bonuses and of the result', () => {
    const bonus = { type: 'BonusScored' as const, seat: 0, kind: 'colour' as const, index: 3, points: 10, score: 20 };
    const row = { ...bonus, seat: 1, kind: 'row' as const, index: 1, points: 2 };
    expect(of(0).tell(played('1B5', 0, { steps: [bonus, row] }), null, [])).toEqual([
      'You get 10 points for all five black tiles.',
      'Björn gets 2 points for completing row 2.',
    ]);
    const result = { termination: 'row', winners: [1], scores: [20, 1], complete_rows: [0, 1], sheets: [] };
    const ended = happening({ type: 'TableEnded' }, { table: { result } as unknown as TableView });
    expect(of(0).tell(ended, null, [])).toEqual([
      'Björn wins the game',
      'A horizontal row is complete.',
      'Anna: 20 points',
      'Björn: 1 point',
    ]);
  });
});

const digits = (sentences: string[]) => sentences.map((sentence) => sentence.match(/\d+/g)?.map(Number) ?? []);

describe('a whole game', () => {
  it.each(LANGUAGE_CODES)('is told with every number, without signs and arrows in %s', async (language) => {
    for (const game of GAMES) {
      for (const you of [0, null]) {
        await speakIn('en');
        const english = hear(game, you).map(digits);
        await speakIn(language);
        const said = hear(game, you);
        expect(said.map(digits)).toEqual(english);
        // The first sentence of a draft is the draft itself, in the words of the log.
        const isDraft = (index: number) => {
          const { move, seat } = game.happened[index];
          return move !== null && seat !== you && parseMove(move).kind === 'draft';
        };
        const scored = said.flatMap((sentences, index) => sentences.slice(isDraft(index) ? 1 : 0));
        expect(scored.length).toBeGreaterThan(20);
        expect(scored.join('\n')).not.toMatch(/[→+−{}]|heard-|undefined/);
      }
    }
  });

  const AMOUNTS: Announcements[] = ['everything', 'short'];
  it.each([0, 1, 2].flatMap((index) => AMOUNTS.map((amount) => [index, amount] as const)))('gives every seat of game %i all its points, told once: %s', async (index, amount) => {
    await speakIn('en');
    const game = GAMES[index];
    const said = hear(game, null, amount).flat().join('\n');
    for (const [seat, { score }] of game.happened.at(-1)!.position.boards.entries()) {
      const name = NAMES[seat];
      const sum = (pattern: RegExp) => [...said.matchAll(pattern)].reduce((total, [, points]) => total + Number(points), 0);
      const gained = sum(new RegExp(`^${name} (?:scores|gets) (\\d+) point`, 'gm')) + sum(new RegExp(`^${name}, row .*: (\\d+) point`, 'gm'));
      const lost = sum(new RegExp(`^${name}.* loses (\\d+)`, 'gm'));
      expect(gained - lost).toBe(score);
    }
  });
});
