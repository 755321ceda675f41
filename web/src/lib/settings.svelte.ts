// What a person chose on this device, kept in the browser.
// A file of its own because every screen reads it and it must survive a browser without storage.

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  language: string;
  theme: Theme;
  speed: Speed;
  /** Null until somebody has been asked. */
  sound: boolean | null;
  volume: number;
  confirm: boolean;
  shortcuts: boolean;
  notify: boolean;
  /** Whether the log is open, where there is room for it beside the table. */
  log: boolean;
  name: string;
  /** The level of the last opponent; newcomers meet one that they can beat. */
  opponent: string;
}

const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  speed: 'normal',
  sound: null,
  volume: 0.6,
  confirm: false,
  shortcuts: true,
  notify: false,
  log: true,
  name: '',
  opponent: 'novice',
};
const KEY = 'azulejos.settings';
/** What a browser refused to keep: it lasts until the page is left. */
const unkept = new Map<string, string>();

/** Read a JSON value; what was never written, or cannot be read, is the fallback. */
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
    // A browser may refuse: where its owner wants nothing kept, or where it is full.
    unkept.set(key, text);
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>(KEY, {}) });

/** Only what changes is written: another tab may have changed something else meanwhile. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, recall<Partial<Settings>>(KEY, {}), changes);
  keep(KEY, { ...settings });
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

/** The speed in force: somebody who asked the system for less motion gets none. */
export function speed(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : settings.speed;
}
