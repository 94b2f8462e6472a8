import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

/** The fragment of the address with its `#`; empty without one, and in the static HTML. */
export function useFragment(): string {
  // The router changes the address without an event of the browser's.
  useRouter();
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
