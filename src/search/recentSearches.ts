import { fold } from './fold';

/** The key in the browser's storage. */
const KEY = 'searches';
const MOST = 8;
/** Longer ones are nobody's search. */
const LONGEST = 80;

const none: readonly string[] = [];
const listeners = new Set<() => void>();
let current: readonly string[] | undefined;

/**
 * What was searched lately on this device, the latest first. It stays on the device. Where the browser keeps nothing, because
 * its storage is full or closed to us, it is remembered as long as the tab.
 */
export const recentSearches = {
  current(): readonly string[] {
    current ??= read();
    return current;
  },

  /** On the server, and until scripts run. */
  none: () => none,

  add(typed: string): void {
    const search = Array.from(typed.trim()).slice(0, LONGEST).join('');
    const key = fold(search);
    if (!key) return;
    const others = recentSearches.current().filter((other) => fold(other) !== key);
    keep([search, ...others].slice(0, MOST));
  },

  forget: () => keep(none),

  /** Tabs agree. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', readAgain);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', readAgain);
    };
  },
};

function keep(searches: readonly string[]): void {
  current = searches;
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Then they last as long as the tab.
  }
  tell();
}

function readAgain({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  current = read();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return none;
    return kept
      .filter((one) => typeof one === 'string' && one.length <= 2 * LONGEST)
      .slice(0, MOST);
  } catch {
    return none;
  }
}
