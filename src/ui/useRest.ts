import { startTransition, useEffect, useState } from 'react';
import { useScripted } from './useScripted';

/**
 * Whether the rest of a long list is to be rendered, too: on the way to a page only after what is seen first has been shown, and
 * in pieces that a press may interrupt. In the static HTML everything stands at once, and where somebody goes to a place further
 * down: that has to be there.
 */
export function useRest(): boolean {
  const scripted = useScripted();
  const [rest, setRest] = useState(() => !scripted || goesDown());
  useEffect(() => startTransition(() => setRest(true)), []);
  return rest;
}

/** Back to where one was, which Next's router notes under the key of the step, or to a card by its link. */
function goesDown(): boolean {
  const { history, location } = window;
  if (location.hash) return true;
  try {
    return window.sessionStorage.getItem(`__next_scroll_${history.state?.key}`) !== null;
  } catch {
    // Without a storage the router notes nothing either.
    return false;
  }
}
