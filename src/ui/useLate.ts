import { useCallback, useEffect, useState } from 'react';

/** In milliseconds: after this time a part of a page says that it is still waiting, and offers another way. */
const LATE_MS = 8_000;

/** Whether something has been waited for too long to say nothing, and a function that begins the wait anew. */
export function useLate(isWaiting: boolean): [isLate: boolean, waitAgain: () => void] {
  const [turn, setTurn] = useState(0);
  const [lateTurn, setLateTurn] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLateTurn(turn), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLateTurn(undefined);
    };
  }, [isWaiting, turn]);
  const waitAgain = useCallback(() => setTurn((before) => before + 1), []);
  return [lateTurn === turn, waitAgain];
}
