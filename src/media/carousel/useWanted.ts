import { useEffect, useState } from 'react';

/** The first view of a slow phone has other work to do for so long, in milliseconds. */
const PATIENCE_MS = 3_000;

/** A tap has ended by then, and what it brought is painted. */
const TAP_MS = 200;

/**
 * Whether what can wait should now be fetched: the page has come to rest, or somebody has reached for it. The press that they
 * reach for is answered first.
 */
export function useWanted(): [wanted: boolean, want: () => void] {
  const [wanted, setWanted] = useState(false);
  const want = () => {
    if (!wanted) setTimeout(() => setWanted(true), TAP_MS);
  };
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return [wanted, want];
}
