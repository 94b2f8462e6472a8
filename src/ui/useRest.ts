import { startTransition, useEffect, useState } from 'react';
import { hasNavigated } from './hasNavigated';

interface Rest {
  /** Whether the rest of the list is to be rendered, too. */
  readonly shown: boolean;
  /** Somebody goes to a place further down, so what is above it has to have its true height. */
  readonly goesDown: boolean;
}

/**
 * How much of a long list is to be rendered: on the way to a page the rest only after what is seen first has been shown, and in
 * pieces that a press may interrupt. In the static HTML everything stands at once, and where somebody goes to a place further
 * down: that has to be there.
 */
export function useRest(): Rest {
  const [down] = useState(() => hasNavigated() && goesDown());
  const [shown, setShown] = useState(() => !hasNavigated() || down);
  useEffect(() => startTransition(() => setShown(true)), []);
  return { shown, goesDown: down };
}

/** Back to where one was, which Next's router notes under the key of the step, or to a card by its link. */
function goesDown(): boolean {
  const { history, location } = window;
  if (location.hash) return true;
  try {
    const noted = window.sessionStorage.getItem(`__next_scroll_${history.state?.key}`);
    const { y = 0 }: { readonly y?: number } = JSON.parse(noted ?? '{}');
    return y > 0;
  } catch {
    // Without a storage the router notes nothing either.
    return false;
  }
}
