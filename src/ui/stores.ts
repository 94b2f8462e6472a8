import { useSyncExternalStore } from 'react';

/** A value that components share; they read it with `useStore`. */
interface Store<Value> {
  /** The same object until the value changes. */
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value at first, in the static HTML and during hydration. */
  readonly empty: Value;
}

/** A store to set in effects and event handlers, never during rendering. */
interface WritableStore<Value> extends Store<Value> {
  readonly set: (value: Value) => void;
}

/** A store in memory. On the server nothing may set it, because requests share it. */
export function createStore<Value>(empty: Value): WritableStore<Value> {
  const listeners = new Set<() => void>();
  let value = empty;
  return {
    read: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    empty,
  };
}

/** The value of a store; the empty one in the static HTML and during hydration. */
export function useStore<Value>(store: Store<Value>): Value;
/** The value reduced to a number, string or boolean. The component re-renders only when that changes. */
export function useStore<Value, Selected>(
  store: Store<Value>,
  select: (value: Value) => Selected,
): Selected;
export function useStore<Value, Selected>(
  store: Store<Value>,
  select?: (value: Value) => Selected,
): Value | Selected {
  const selected = (value: Value) => (select ? select(value) : value);
  return useSyncExternalStore(
    store.subscribe,
    () => selected(store.read()),
    () => selected(store.empty),
  );
}

/** A value that this device keeps between visits. On the server only `empty` may be read. */
interface DeviceStore<Value> extends Store<Value> {
  /** Replaces the value by what `by` returns for the latest one, which another tab may have stored. */
  readonly change: (by: (value: Value) => Value) => void;
  /** Whether the value outlives the tab: storage may be full, or refused in private windows. */
  readonly isLasting: () => boolean;
}

/**
 * Stores a value as JSON in `localStorage`; in memory if storage is refused or full.
 * @param parse Must not throw; gets `undefined` if nothing is stored.
 * @param serialise What to store. An empty value is removed from storage.
 */
export function createDeviceStore<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  serialise: (value: Value) => unknown,
): DeviceStore<Value> {
  const empty = parse(undefined);
  let opened: WritableStore<Value> | undefined;
  let isLasting = true;

  // A component's first read happens while React renders, so it must not call `set`.
  const memory = () => {
    if (opened) return opened;
    window.addEventListener('storage', load);
    // A page in the back/forward cache receives no storage events.
    window.addEventListener('pageshow', load);
    opened = createStore(parse(storedUnder(key)));
    return opened;
  };
  const load = () => {
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

/** Stores a text; `undefined` removes the entry. Returns whether it worked. */
function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
