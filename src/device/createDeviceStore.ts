/** A value that this device keeps between visits, the same in all tabs. */
export interface DeviceStore<Value> {
  /** The same object until it changes. In browsers only. */
  readonly read: () => Value;
  /** Writes what `by` makes of the present value, another tab's changes included. */
  readonly change: (by: (value: Value) => Value) => void;
  /** Whether it outlives the tab: a private window may refuse to store, and storage may be full. */
  readonly isLasting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value of a device that keeps nothing: the static HTML shows this one. */
  readonly empty: Value;
}

/**
 * Keeps a value as JSON in `localStorage`. Where storage is refused or full, the value lives in memory as long as the tab.
 * @param key Its name in `localStorage`.
 * @param parse Makes a value of anything that may be stored there, `undefined` for nothing. Must not throw.
 * @param serialise What of the value is stored; all of it by default. An empty value is removed from storage.
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
    // A value that storage refused is in memory alone.
    if (!isLasting) return;
    value = undefined;
    tell();
  };
  const read = () => {
    if (!isListening) {
      window.addEventListener('storage', readAgain);
      // A page that the browser had frozen heard of no storage event.
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

/** @returns whether it was stored; no text for removing what is there. */
function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
