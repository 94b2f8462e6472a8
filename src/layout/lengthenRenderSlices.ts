import Router from 'next/router';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

/** Render slices of 50 ms. React's default is 5 ms. */
const SLICES_PER_SECOND = 20;

/**
 * Lets React render the next page in longer slices. A shelf then shows 100 to 300 ms sooner after a press on a slow phone
 * (4x). styled-components adds rules while React renders, so the browser recalculates styles and paints an unchanged
 * frame after each slice.
 */
export function lengthenRenderSlices(): void {
  Router.events.on('routeChangeStart', () => forceFrameRate(SLICES_PER_SECOND));
  // 0 restores React's default. A press may also end in an error, or be overtaken by the next.
  for (const end of ['routeChangeComplete', 'routeChangeError'] as const)
    Router.events.on(end, () => forceFrameRate(0));
}
