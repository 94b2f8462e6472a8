import { useEffect } from 'react';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { Drawer } from './header/Drawer';
import { PageProgress } from './PageProgress';
import { restoreAfterLoad } from './visit/restoreAfterLoad';
import { useFragmentFocus } from './visit/useFragmentFocus';
import { useStorePage } from './visit/useStorePage';
import { watchFirstStep } from './visit/watchFirstStep';

interface Props {
  /** See `ScrollToTop`. */
  readonly longPage: boolean;
  readonly menuOpen: boolean;
  readonly onMenuClose: () => void;
}

/** What every page has without showing it at first: progress line, drawer, button to the top, and some effects. */
export function PageHelpers({ longPage, menuOpen, onMenuClose }: Props) {
  useFragmentFocus();
  useStorePage();
  useEffect(restoreAfterLoad, []);
  useEffect(watchFirstStep, []);
  return (
    <>
      <PageProgress />
      <ScrollToTop longPage={longPage} />
      <Drawer open={menuOpen} onClose={onMenuClose} />
    </>
  );
}
