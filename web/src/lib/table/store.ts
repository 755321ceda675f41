// The state of one table as the server tells it: one plain value, changed only by the pure function `receive`.
import type {
  Clocks,
  EventHappened,
  PositionView,
  Reaction,
  ServerMessage,
  TableView,
  TakeBackWay,
  YourTurn,
} from './protocol';

export interface State {
  /** The number of the last known event; -1 before the first. */
  number: number;
  gameEvent: number;
  /** The seats that this page may act for. */
  mine: number[];
  guest: number | null;
  table: TableView | null;
  position: PositionView | null;
  clocks: Clocks | null;
  present: boolean[];
  spectators: number;
  /** What each of our seats may do now. */
  turns: Record<number, YourTurn>;
  /** Every event so far, in order, for the log and for looking back. */
  history: EventHappened[];
  /** Whether events were missed, so that the page must join again. */
  gap: boolean;
  /** Counts the snapshots: each is shown at once, without motion. */
  laidAnew: number;
  /** For every seat: whether its last move can be taken back at once, by asking, or not at all. */
  takeBacks: (TakeBackWay | null)[];
  reactions: { seat: number; reaction: Reaction; key: number }[];
}

export const NOTHING: State = {
  number: -1,
  gameEvent: -1,
  mine: [],
  guest: null,
  table: null,
  position: null,
  clocks: null,
  present: [],
  spectators: 0,
  turns: {},
  history: [],
  gap: false,
  laidAnew: 0,
  takeBacks: [],
  reactions: [],
};

export function receive(state: State, message: ServerMessage): State {
  switch (message.type) {
    case 'Joined':
      return { ...state, mine: message.seats, guest: message.guest, gap: false };
    case 'Snapshot':
      return {
        ...state,
        number: message.number,
        gameEvent: message.game_event,
        table: message.table,
        position: message.position,
        clocks: message.clocks,
        takeBacks: message.take_backs,
        turns: {},
        gap: false,
        laidAnew: state.laidAnew + 1,
      };
    case 'EventHappened':
      return happen(state, message);
    case 'YourTurn':
      if (message.game_event < state.gameEvent) return state;
      return { ...state, turns: { ...state.turns, [message.seat]: message } };
    case 'Presence':
      return { ...state, present: message.seats, spectators: message.spectators };
    case 'Reacted': {
      const key = (state.reactions.at(-1)?.key ?? 0) + 1;
      const shown = { seat: message.seat, reaction: message.reaction, key };
      return { ...state, reactions: [...state.reactions.slice(-5), shown] };
    }
    default:
      return state;
  }
}

function happen(state: State, happening: EventHappened): State {
  if (happening.number <= state.number) return remember(state, happening);
  if (happening.number !== state.number + 1) return { ...state, gap: true };
  return {
    ...remember(state, happening),
    number: happening.number,
    gameEvent: happening.game_event,
    table: happening.table ?? state.table,
    position: happening.position ?? state.position,
    clocks: happening.clocks,
    takeBacks: happening.take_backs,
    turns: happening.game_event === state.gameEvent ? state.turns : {},
  };
}

/** Insert an event in its place; a second copy changes nothing. */
function remember(state: State, happening: EventHappened): State {
  const last = state.history.at(-1);
  if (!last || last.number < happening.number) {
    return { ...state, history: [...state.history, happening] };
  }
  if (state.history.some((known) => known.number === happening.number)) return state;
  const history = [...state.history, happening].sort((a, b) => a.number - b.number);
  return { ...state, history };
}

/** The moves and deals that stand after take-backs: what the log and the slider show. */
export function standing(history: EventHappened[]): EventHappened[] {
  const kept: EventHappened[] = [];
  for (const happening of history) {
    const { event } = happening;
    if (event.type === 'TurnTakenBack') {
      while (kept.length && kept[kept.length - 1].number >= event.to) kept.pop();
    } else if (event.type === 'TilesDealt' || event.type === 'MovePlayed') {
      kept.push(happening);
    }
  }
  return kept;
}

/** The one of these seats that moved last; moves that the table made itself do not count. */
export function lastMover(moves: Pick<EventHappened, 'event'>[], seats: number[]): number | null {
  for (const { event } of [...moves].reverse()) {
    if (event.type === 'MovePlayed' && event.by !== 'table' && seats.includes(event.seat)) return event.seat;
  }
  return seats[0] ?? null;
}

/** The numbers of the moves that were played because a seat's time had run out. */
export function playedLate(history: Pick<EventHappened, 'event' | 'number'>[]): Set<number> {
  const late = new Set<number>();
  let ranOut: number | null = null;
  for (const { event, number } of history) {
    if (event.type === 'TimeRanOut') ranOut = event.seat;
    if (event.type !== 'MovePlayed') continue;
    if (event.seat === ranOut) late.add(number);
    ranOut = null;
  }
  return late;
}
