import { useEffect } from 'react';
import { prefetchFirstPage } from '@/ui/prefetchFirstPage';
import { InstallOffer } from './InstallOffer';
import { LowDataLine } from './LowDataLine';
import { PageProgress } from './PageProgress';
import { restoreAfterLoad } from './restoreAfterLoad';
import { showBoldLetters } from './showBoldLetters';
import { useFragmentFocus } from './useFragmentFocus';
import { useKeepPage } from './useKeepPage';
import { useRememberRooms } from './useRememberRooms';
import { useReturnToCard } from './useReturnToCard';
import { useSearchKey } from './useSearchKey';

/**
 * What helps on every page and shows nothing at first: progress line, sentence about a slow or lost network, offer of the
 * home screen, the line about little data (the last, because only the first of such lines is seen), focus of fragment
 * links, way back to a quick look’s card, key of the search, pages kept on the device, the heights of a page that is
 * left, the data of the first one, bold letters, and the place on a page that is loaded anew.
 */
export function PageHelpers() {
  useFragmentFocus();
  useReturnToCard();
  useSearchKey();
  useKeepPage();
  useRememberRooms();
  useEffect(prefetchFirstPage, []);
  useEffect(showBoldLetters, []);
  useEffect(restoreAfterLoad, []);
  return (
    <>
      <PageProgress />
      <InstallOffer />
      <LowDataLine />
    </>
  );
}
