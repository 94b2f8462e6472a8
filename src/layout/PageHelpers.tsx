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
 * What helps on every page and shows nothing at first: progress line, sentence about a slow network, the line about
 * little data, focus of fragment links, way back to a quick look’s card, pages kept on the device, the heights of a page that is
 * left, the data of the first one, bold letters, and the place on a page that is loaded anew.
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
