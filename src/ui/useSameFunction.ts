import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same from one rendering to the next, and does what the latest does: what has it need not be rendered anew. */
export function useSameFunction(latest: () => void): () => void {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  return useCallback(() => current.current(), []);
}
