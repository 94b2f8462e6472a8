import { useEffect } from 'react';
import { prefetchFirstPage } from '@/ui/rendering/prefetchFirstPage';
import { useRememberRooms } from '@/ui/rendering/useRememberRooms';
import { PageProgress } from './PageProgress';
import { restoreAfterLoad } from './visit/restoreAfterLoad';
import { showBoldLetters } from './visit/showBoldLetters';
import { useFragmentFocus } from './visit/useFragmentFocus';
import { useKeepPage } from './visit/useKeepPage';
import { useReturnToCard } from './visit/useReturnToCard';

/**
 * What shows nothing at first: progress, a note on a slow page, effects at navigations.
 */
export function PageHelpers() {
  useFragmentFocus();
  useReturnToCard();
  useKeepPage();
  useRememberRooms();
  useEffect(prefetchFirstPage, []);
  useEffect(showBoldLetters, []);
  useEffect(restoreAfterLoad, []);
  return <PageProgress />;
}
