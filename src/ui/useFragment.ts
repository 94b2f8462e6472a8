import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

/** The address's fragment with its `#`; empty without one, and in the static HTML. */
export function useFragment(): string {
  // Re-renders on navigation: the router changes the address without a browser event.
  useRouter();
  return useSyncExternalStore(
    listenToFragment,
    () => window.location.hash,
    () => '',
  );
}

function listenToFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
