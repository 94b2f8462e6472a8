import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './createDeviceStore';

/** The current value of a device store. The static HTML and hydration use the empty value. */
export function useDeviceStore<Value>(store: DeviceStore<Value>): Value;
/** The same, reduced by `select` to a number, string or boolean. The component re-renders only when that changes. */
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
