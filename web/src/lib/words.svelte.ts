// Words: every text on the page comes from a Fluent catalogue, one per language.
// A file of its own because it is the only door between the catalogues and the screens.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { change, settings } from './settings.svelte';

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  da: 'Dansk',
  nl: 'Nederlands',
  fr: 'Français',
  is: 'Íslenska',
  de: 'Deutsch',
};

const PATH = '../../../src/azulejos/locales';
const table = import.meta.glob<string>('../../../src/azulejos/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const rules = import.meta.glob<string>('../../../src/azulejos/locales/rules/*.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw(new FluentBundle('en'));
let current = $state('en');
let hasRules = false;

export function language(): string {
  return current;
}

/** The best of our languages for somebody who has not chosen. */
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
  if (hasRules) next.addResource(new FluentResource(await rules[`${PATH}/rules/${known}.ftl`]()));
  bundle = next;
  current = known;
  document.documentElement.lang = known;
  if (choose) change({ language: known });
}

/** The rules page is long: its words come only when somebody reads it. */
export async function learn(): Promise<void> {
  hasRules = true;
  await speak(current);
}

export function t(key: string, values?: Record<string, FluentVariable>): string {
  const [name, attribute] = key.split('.', 2);
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  return bundle.formatPattern(pattern, values ?? null, []);
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export function start(): Promise<void> {
  return speak(settings.language || preferred(navigator.languages));
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value);
}

/** A number with its sign; nothing has none. */
export function signed(value: number): string {
  const digits = number(Math.abs(value));
  if (value === 0) return digits;
  return value < 0 ? `−${digits}` : `+${digits}`;
}

export function date(unix: number): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(current, options).format(unix);
}

export function list(items: string[]): string {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(items);
}
