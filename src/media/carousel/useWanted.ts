import { startTransition, useEffect, useState } from 'react';

/** The first view of a slow phone has other work to do for so long, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Whether what can wait should now be fetched: the page has come to rest, or somebody reaches for it. The press that they reach
 * for is answered first.
 */
export function useWanted(): [wanted: boolean, want: () => void] {
  const [wanted, setWanted] = useState(false);
  const want = () => startTransition(() => setWanted(true));
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return [wanted, want];
}
