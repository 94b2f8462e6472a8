import { useDeferredValue, useState } from 'react';
import { lastNavigation } from './lastNavigation';

interface Rest {
  /** Whether to render the content below the first screen, too. */
  readonly shown: boolean;
  /** The router will scroll down, so everything above that position needs its true height (`renderNearViewport`). */
  readonly scrollsDown: boolean;
}

/**
 * Renders the first screen of a long page before the rest, after navigation by a link. Rendered all at once, home
 * appears 300 ms later on a slow phone (4x), and a shelf of 45 some 200 ms later. The static HTML contains everything.
 * So does the first render if the router will scroll down, because it scrolls right after that render.
 */
export function useDeferredRest(): Rest {
  const [scrollsDown] = useState(() => lastNavigation.willScrollDown());
  const shown = useDeferredValue(true, scrollsDown || !lastNavigation.isWithinSite());
  return { shown, scrollsDown };
}
