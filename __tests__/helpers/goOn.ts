import Router from 'next/router';
import { lastNavigation } from '@/ui/lastNavigation';

/** The visitor goes on from the page that they came to, by a link or by Back; nothing in a test file takes that back. */
export function goOn(how: 'link' | 'history' = 'link'): void {
  if (how === 'history') lastNavigation.noteHistoryStep();
  Router.events.emit('routeChangeStart');
}
