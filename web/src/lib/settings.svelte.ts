// Settings: what a person chose on this device, stored in the browser.
// A browser that refuses to store them keeps them until the page is left.

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
/** How much is announced to screen readers: lib/say/spoken.ts. */
export type Announcements = 'everything' | 'short' | 'turn';
export type ColourScheme = 'auto' | 'light' | 'dark';

export interface Settings {
  language: string;
  theme: ColourScheme;
  speed: Speed;
  announcements: Announcements;
  sound: boolean;
  volume: number;
  confirm: boolean;
  shortcuts: boolean;
  notify: boolean;
  /** Whether a coach may speak in games that were begun with one. */
  coach: boolean;
  /** Whether the log is open, if there is room for it beside the table. */
  log: boolean;
  /** Whether the small board of the first screen plays by itself. */
  demo: boolean;
  name: string;
  /** The level of the last opponent; newcomers meet one that they can beat. */
  opponent: string;
  /** Whether the last game on the first screen was rated. */
  rated: boolean;
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  speed: 'normal',
  announcements: 'everything',
  sound: true,
  volume: 0.6,
  confirm: false,
  shortcuts: true,
  notify: false,
  coach: true,
  log: true,
  demo: true,
  name: '',
  opponent: 'novice',
  rated: false,
};
const KEY = 'azulejos.settings';
/** What the browser refused to store. */
const unkept = new Map<string, string>();

/** Read a stored JSON value; the fallback if there is none, or if it cannot be read. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    // A browser may refuse because its owner disabled storage, or because it is full.
    unkept.set(key, text);
  }
}

/** What was stored. Before sound was on by default, "not asked yet" was stored as null. */
function stored(): Partial<Settings> {
  const { sound, ...rest } = recall<Partial<Settings>>(KEY, {});
  return typeof sound === 'boolean' ? { ...rest, sound } : rest;
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Write only what changes: another tab may have changed something else meanwhile. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, stored(), changes);
  keep(KEY, { ...settings });
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

/** The theme in force: the one of the system unless another was chosen. */
export function shownTheme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The speed in force: none if the system is set to reduced motion. */
export function speed(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : settings.speed;
}
