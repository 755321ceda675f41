// Routing: a table has a path of its own, every other screen is a fragment of the first page.
// The server answers 404 for every other path, and the page says so.

/** The rulebook, open at one of its sections or paragraphs or at its beginning. */
export interface Reading {
  paragraph: string | null;
}

/** The lesson, open at one of its chapters, at its drills or where the reader left it. */
export interface Learning {
  part: string | null;
}

/** The review of a table's game or, without a table, of a loaded record; open at an event of the game. */
export interface Reviewing {
  id: string | null;
  ply: number | null;
}

/** The analysis board: a position, the game of a finished table at one of its events, or the start of a game. */
export interface Analysing {
  id: string | null;
  ply: number | null;
  position: string | null;
}

export type Route =
  | { screen: 'home' | 'new' | 'watch' | 'missing' }
  | ({ screen: 'rules' } & Reading)
  | ({ screen: 'learn' } & Learning)
  | { screen: 'me'; code: string | null }
  | { screen: 'puzzles'; id: string | null }
  | { screen: 'table'; id: string; rules: Reading | null }
  | { screen: 'replay'; id: string | null }
  | ({ screen: 'review' } & Reviewing)
  | ({ screen: 'analyse' } & Analysing);

/** The server has the same pattern in page.py; a test compares them. */
export const TABLE = /^\/t\/([\w-]+)\/?$/;

/** `#rules/d7` is the rulebook. Behind the path of a table, the table stays connected meanwhile. */
const RULES = /^#rules(?:\/([\w-]+))?$/;

/** `#learn/scoring` is a chapter of the lesson. */
const LEARN = /^#learn(?:\/([\w-]+))?$/;

/** `#me/ABCD-EFGH` also has the code that another device shows. */
const ME = /^#me(?:\/([\w-]+))?$/;

/** `#puzzles` is the puzzle of the day, `#puzzle/K7QX2M` is one by its id. */
const PUZZLES = /^#(?:puzzles|puzzle\/(\w{1,20}))$/;

/** `#review/37` is the review at event 37. */
const REVIEW = /^#review(?:\/(\d{1,4}))?$/;

function reviewing(fragment: string, id: string | null): Route | null {
  const review = REVIEW.exec(fragment);
  return review && { screen: 'review', id, ply: review[1] === undefined ? null : Number(review[1]) };
}

/** `#analyse/POSITION` is the analysis board; behind the path of a table `#analyse/37` is event 37 of its game. */
const ANALYSE = /^#analyse(?:\/(.+))?$/;

function analysing(fragment: string, id: string | null): Route | null {
  const found = ANALYSE.exec(fragment);
  if (!found) return null;
  const rest = found[1] ?? null;
  if (id) return { screen: 'analyse', id, ply: rest && /^\d{1,4}$/.test(rest) ? Number(rest) : null, position: null };
  return { screen: 'analyse', id, ply: null, position: rest && decoded(rest) };
}

/** A part of an address as text; a broken one as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function reading(fragment: string): Reading | null {
  const rules = RULES.exec(fragment);
  return rules && { paragraph: rules[1] ?? null };
}

export function parse(path: string, fragment: string): Route {
  const table = TABLE.exec(path);
  if (table) {
    if (fragment === '#replay') return { screen: 'replay', id: table[1] };
    return reviewing(fragment, table[1]) ?? analysing(fragment, table[1]) ?? { screen: 'table', id: table[1], rules: reading(fragment) };
  }
  if (path !== '/' && path !== '/index.html') return { screen: 'missing' };
  if (fragment === '#replay') return { screen: 'replay', id: null };
  if (fragment === '#new' || fragment === '#watch') return { screen: fragment.slice(1) as 'new' | 'watch' };
  const learn = LEARN.exec(fragment);
  if (learn) return { screen: 'learn', part: learn[1] ?? null };
  const me = ME.exec(fragment);
  if (me) return { screen: 'me', code: me[1] ?? null };
  const puzzles = PUZZLES.exec(fragment);
  if (puzzles) return { screen: 'puzzles', id: puzzles[1] ?? null };
  const review = reviewing(fragment, null);
  if (review) return review;
  const analyse = analysing(fragment, null);
  if (analyse) return analyse;
  const rules = reading(fragment);
  return rules ? { screen: 'rules', ...rules } : { screen: 'home' };
}

let route = $state.raw<Route>(parse(location.pathname, location.hash));

export function where(): Route {
  return route;
}

/** The address of a section or a paragraph of the rulebook; at a table it keeps the table. */
export function rulesAddress(paragraph: string): string {
  return `${route.screen === 'table' ? `/t/${route.id}` : '/'}#rules/${paragraph}`;
}

function look(): void {
  route = parse(location.pathname, location.hash);
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  look();
  window.scrollTo(0, 0);
}

/** Change the address without leaving the screen, so that a reload opens the same moment. */
export function note(address: string): void {
  history.replaceState(null, '', address);
}

/** Follow a link within the page; with a modifier key the browser does what it always does. */
export function follow(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(link.getAttribute('href')!);
}

window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);
