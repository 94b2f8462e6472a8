import { createStore, type Store, type WritableStore } from './createStore';

/** A value that this device keeps between visits and shares between tabs. In the browser only, but for `empty`. */
export interface DeviceStore<Value> extends Store<Value> {
  /** Replaces the value by what `by` returns for the current one, including changes from other tabs. */
  readonly change: (by: (value: Value) => Value) => void;
  /** Whether the value outlives the tab. Private windows may refuse to store, and storage may be full. */
  readonly isLasting: () => boolean;
}

/**
 * Stores a value as JSON in `localStorage`. If storage is refused or full, the value stays in memory until the tab
 * closes.
 * @param key Its key in `localStorage`.
 * @param parse Makes a value from whatever is stored; `undefined` means nothing is stored. Must not throw.
 * @param serialise Returns what to store; the whole value by default. An empty value is removed from storage.
 */
export function createDeviceStore<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  serialise: (value: Value) => unknown = (value) => value,
): DeviceStore<Value> {
  const empty = parse(undefined);
  let opened: WritableStore<Value> | undefined;
  let isLasting = true;

  // Begins with what is stored: a component's first read, while React renders, sets nothing.
  const memory = () => {
    if (opened) return opened;
    window.addEventListener('storage', load);
    // A page in the back/forward cache receives no storage events.
    window.addEventListener('pageshow', load);
    opened = createStore(parse(storedUnder(key)));
    return opened;
  };
  const load = () => {
    // If the value could not be stored, memory has the only copy.
    if (isLasting) memory().set(parse(storedUnder(key)));
  };

  return {
    read: () => memory().read(),
    change(by) {
      const value = by(isLasting ? parse(storedUnder(key)) : memory().read());
      const text = JSON.stringify(serialise(value));
      isLasting = store(key, text === JSON.stringify(serialise(empty)) ? undefined : text);
      memory().set(value);
    },
    isLasting: () => isLasting,
    subscribe: (listener) => memory().subscribe(listener),
    empty,
  };
}

function storedUnder(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Stores a text; `undefined` removes the entry.
 * @returns whether it worked.
 */
function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
