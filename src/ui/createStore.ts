/** A value that components share; they read it with `useStore`. */
export interface Store<Value> {
  /** The same object until the value changes. */
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value at first, in the static HTML and during hydration. */
  readonly empty: Value;
}

/** A store to set in effects and event handlers, never during rendering. */
export interface WritableStore<Value> extends Store<Value> {
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
