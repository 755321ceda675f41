import { expect, test } from 'vitest';
import { Hand } from '../../src/lib/play/hand.svelte';
import type { Choices } from '../../src/lib/table/protocol';

const FITS = { fits: 2, falls: 0, completes: true, points: 1, penalty: 0 };
const CHOICES: Choices = {
  drafts: [{ take: '3R', source: 3, colour: 'R', count: 2, takes_marker: false, effects: 0 }],
  effects: [
    {
      colour: 'R',
      count: 2,
      lines: [
        { ...FITS, put: '2', line: 1 },
        { ...FITS, put: 'F', line: null, fits: 0, falls: 2, completes: false },
      ],
      refused: [{ line: 0, reason: 'line_complete', holds: null }],
      marker_cost: 0,
    },
  ],
  tilings: [{ move: 'T24', line: 1, column: 3, points: 1, falls: 0, penalty: 0 }],
  refused_columns: [],
};

// Without a catalogue, a message is its own name. These tests compare names only.
function handOf(choices: Choices | null = CHOICES) {
  const played: string[] = [];
  const told: string[] = [];
  const hand = new Hand({ choices: () => choices, play: (move) => played.push(move), tell: (words) => told.push(words) });
  return { hand, played, told };
}

test.each(['3R2', '3RF', 'T24'])('%s is played when it is entered, and when it is typed', (move) => {
  const { hand, played } = handOf();
  hand.enter(move);
  for (const key of move) hand.type(key);
  expect(played).toEqual([move, move]);
});

test('tiles that were picked are put on a line or on the floor line', () => {
  const { hand, played } = handOf();
  for (const line of [1, 5]) {
    hand.pick(CHOICES.drafts[0]);
    hand.put(line);
  }
  expect(played).toEqual(['3R2', '3RF']);
});

test('a line that refuses says why and leaves the tiles in the hand', () => {
  const { hand, played, told } = handOf();
  hand.enter('3R1');
  expect([played, told]).toEqual([[], ['refused-line-complete']]);
  expect(hand.picked).toBe(CHOICES.drafts[0]);
});

test.each(['4R2', 'T25', 'CBF', '4R', '3', 'XYZ', ''])('"%s" is not there', (text) => {
  const { hand, played, told } = handOf();
  hand.enter(text);
  expect([played, told]).toEqual([[], ['not-there']]);
});

test('a source and a colour pick up the tiles', () => {
  const { hand } = handOf();
  hand.enter('3R');
  expect(hand.picked).toBe(CHOICES.drafts[0]);
});

test('nothing is played while there are no choices', () => {
  const { hand, played, told } = handOf(null);
  hand.enter('3R2');
  for (const key of '3R2') hand.type(key);
  expect([played, told]).toEqual([[], []]);
});
