import { useEffect } from 'react';
import { prefetchFirstPage } from '@/ui/rendering/prefetchFirstPage';
import { useRememberRooms } from '@/ui/rendering/useRememberRooms';
import { LowDataLine } from './LowDataLine';
import { PageProgress } from './PageProgress';
import { restoreAfterLoad } from './restoreAfterLoad';
import { showBoldLetters } from './showBoldLetters';
import { useFragmentFocus } from './useFragmentFocus';
import { useKeepPage } from './useKeepPage';
import { useReturnToCard } from './useReturnToCard';

/**
 * What shows nothing at first: progress, notes on a slow page and on data, effects at navigations.
 */
export function PageHelpers() {
  useFragmentFocus();
  useReturnToCard();
  useKeepPage();
  useRememberRooms();
  useEffect(prefetchFirstPage, []);
  useEffect(showBoldLetters, []);
  useEffect(restoreAfterLoad, []);
  return (
    <>
      <PageProgress />
      <LowDataLine />
    </>
  );
}
