import Router from 'next/router';
import { lastNavigation } from '@/ui/rendering/lastNavigation';

/** Simulates that the visitor leaves the first page, by a link or by Back. It lasts for the rest of the test file. */
export function navigateWithinSite(how: 'link' | 'history' = 'link'): void {
  if (how === 'history') lastNavigation.noteHistoryStep();
  Router.events.emit('routeChangeStart', '/', { shallow: false });
}
