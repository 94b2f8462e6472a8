/** A value that components share; they read it with `useStore`. */
export interface Store<Value> {
  /** The same object until the value changes. */
  readonly read: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value at first. The static HTML and hydration show it. */
  readonly empty: Value;
}

/** A store whose value is set from outside: in effects and event handlers, never during rendering. */
export interface WritableStore<Value> extends Store<Value> {
  readonly set: (value: Value) => void;
}

/** Makes a store in memory. On the server nothing may set it, because requests share it. */
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
