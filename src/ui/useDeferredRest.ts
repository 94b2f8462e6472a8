import { useDeferredValue, useState } from 'react';
import { lastNavigation } from './lastNavigation';

interface Rest {
  /** Whether to render what is below the first screen, too. */
  readonly shown: boolean;
  /** The router scrolls to a place further down, so all above it needs its true height (`renderNearViewport`). */
  readonly goesDown: boolean;
}

/**
 * Renders the first screen of a long page before the rest when a link leads there: rendered at once, a slow phone (4x) shows
 * home 300 ms and a shelf of 45 some 200 ms later. The static HTML has everything, and so has the first rendering where the
 * router scrolls further down, because it scrolls as soon as that is done.
 */
export function useDeferredRest(): Rest {
  const [goesDown] = useState(() => lastNavigation.isFurtherDown());
  const shown = useDeferredValue(true, goesDown || !lastNavigation.isWithinSite());
  return { shown, goesDown };
}
