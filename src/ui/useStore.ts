import { useSyncExternalStore } from 'react';
import type { Store } from './createStore';

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
