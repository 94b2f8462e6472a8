import { useSyncExternalStore } from 'react';
import type { Store } from './createStore';

/** The current value of a store. The static HTML and hydration use the empty value. */
export function useStore<Value>(store: Store<Value>): Value;
/** The same, reduced by `select` to a number, string or boolean. The component re-renders only when that changes. */
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
