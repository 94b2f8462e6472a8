import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false in the static HTML and during hydration. */
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
