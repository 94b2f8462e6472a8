import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false in the static HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Whether this very render hydrates static HTML, which parts of a page still do after the visitor has pressed a link.
 * Unlike `useHydrated` it makes no component render again.
 */
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
