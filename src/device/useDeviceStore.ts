import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './createDeviceStore';

/** What this device keeps in a store; the static HTML has the empty value. */
export function useDeviceStore<Value>(store: DeviceStore<Value>): Value;
/** The same, as `select` makes a number, text or yes of it: the component re-renders only when that changes. */
export function useDeviceStore<Value, Selected>(
  store: DeviceStore<Value>,
  select: (value: Value) => Selected,
): Selected;
export function useDeviceStore<Value, Selected>(
  store: DeviceStore<Value>,
  select?: (value: Value) => Selected,
): Value | Selected {
  const selected = (value: Value) => (select ? select(value) : value);
  return useSyncExternalStore(
    store.subscribe,
    () => selected(store.read()),
    () => selected(store.empty),
  );
}
