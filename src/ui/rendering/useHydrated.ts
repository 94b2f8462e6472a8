import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false in the static HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether this very render hydrates static HTML. Causes no render, unlike `useHydrated`. */
export function useHydrates(): boolean {
  let hydrates = false;
  useSyncExternalStore(never, nothing, () => {
    hydrates = true;
  });
  return hydrates;
}

function nothing(): void {}

function never() {
  return () => {};
}
