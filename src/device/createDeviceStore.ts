/** A value that this device keeps between visits and shares between tabs. */
export interface DeviceStore<Value> {
  /** The same object until the value changes. Browser only. */
  readonly read: () => Value;
  /** Replaces the value by what `by` returns for the current one, including changes from other tabs. */
  readonly change: (by: (value: Value) => Value) => void;
  /** Whether the value outlives the tab. Private windows may refuse to store, and storage may be full. */
  readonly isLasting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value when nothing is stored; the static HTML shows it. */
  readonly empty: Value;
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
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let isLasting = true;
  let isListening = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const readAgain = () => {
    // The value could not be stored, so memory has the only copy.
    if (!isLasting) return;
    value = undefined;
    tell();
  };
  const read = () => {
    if (!isListening) {
      window.addEventListener('storage', readAgain);
      // A page in the back/forward cache receives no storage events.
      window.addEventListener('pageshow', readAgain);
      isListening = true;
    }
    value ??= parse(storedUnder(key));
    return value;
  };

  return {
    read,
    change(by) {
      if (isLasting) value = undefined;
      value = by(read());
      const text = JSON.stringify(serialise(value));
      isLasting = store(key, text === JSON.stringify(serialise(empty)) ? undefined : text);
      tell();
    },
    isLasting: () => isLasting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
