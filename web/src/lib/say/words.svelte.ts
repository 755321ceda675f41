// Words: every text on the page comes from a Fluent catalogue, one per language.
// So do lists, numbers and dates: a browser does not have `Intl` data for every language (Chromium has
// none for Icelandic) and silently falls back to its own language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { change, settings } from '../settings.svelte';
import { LANGUAGES } from './languages';

const PATH = '../../../../src/azulejos/locales';
const table = import.meta.glob<string>('../../../../src/azulejos/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const onDemand = import.meta.glob<string>('../../../../src/azulejos/locales/{rulebook,lesson,me,review,study,puzzles}/*.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw(new FluentBundle('en'));
let current = $state('en');
/** The words that are long and belong to one screen. */
type Folder = 'rulebook' | 'lesson' | 'me' | 'review' | 'study' | 'puzzles';
const learned = new Set<Folder>();

export function language(): string {
  return current;
}

/** The first of our languages that the browser asks for, else English. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split('-')[0];
    if (short in LANGUAGES) return short;
  }
  return 'en';
}

export async function speak(code: string, choose = false): Promise<void> {
  const known = code in LANGUAGES ? code : preferred(navigator.languages);
  const next = new FluentBundle(known, { useIsolating: false, functions: {} });
  next.addResource(new FluentResource(await table[`${PATH}/${known}.ftl`]()));
  for (const folder of learned) next.addResource(new FluentResource(await onDemand[`${PATH}/${folder}/${known}.ftl`]()));
  bundle = next;
  current = known;
  document.documentElement.lang = known;
  if (choose) change({ language: known });
}

/** Load the words of one screen when it is opened. */
export async function learn(folder: Folder): Promise<void> {
  learned.add(folder);
  await speak(current);
}

/** A number in a message: the plural forms come from its value, the digits from the catalogue. */
class CatalogueNumber extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const [name, attribute] = key.split('.', 2);
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const filled = Object.entries(values).map(([variable, value]) => [
    variable,
    typeof value === 'number' ? new CatalogueNumber(value) : value,
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(filled), []);
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export function start(): Promise<void> {
  return speak(settings.language || preferred(navigator.languages));
}

/** A number with this many decimals; by default as many as it has, at most three. */
export function number(value: number, decimals?: number): string {
  const rounded = value.toFixed(decimals ?? 3);
  const [digits, fraction] = (decimals === undefined ? String(Number(rounded)) : rounded).replace('-', '').split('.');
  const whole = thousands(digits);
  const text = fraction ? t('number-decimal', { whole, fraction }) : whole;
  return Number(rounded) < 0 ? `−${text}` : text;
}

function thousands(digits: string): string {
  if (digits.length <= 3) return digits;
  return t('number-thousands', { thousands: thousands(digits.slice(0, -3)), rest: digits.slice(-3) });
}

/** A number with its sign; zero has none. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value);
}

/** A fraction of one in percent. */
export function percent(share: number, decimals = 0): string {
  return t('percent', { number: number(share * 100, decimals) });
}

/** A moment in Unix milliseconds as date and time in the browser's time zone. */
export function date(unix: number): string {
  const at = new Date(unix);
  const two = (part: number) => String(part).padStart(2, '0');
  return t('date-time', {
    day: at.getDate(),
    month: at.getMonth() + 1,
    year: String(at.getFullYear()),
    hour: two(at.getHours()),
    minute: two(at.getMinutes()),
  });
}

export function list(items: string[]): string {
  const rest = items.slice(0, -1);
  const last = items.at(-1) ?? '';
  if (!rest.length) return last;
  const end = t('list-two', { first: rest.pop()!, last });
  return rest.reduceRight((text, first) => t('list-more', { first, rest: text }), end);
}
