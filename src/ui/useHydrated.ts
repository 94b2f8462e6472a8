import { useSyncExternalStore } from 'react';

/** Whether scripts run here by now: false in the static HTML and until it is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => {};
}
