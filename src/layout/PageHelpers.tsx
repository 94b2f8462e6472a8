import { useEffect } from 'react';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { restoreAfterLoad } from './effects/restoreAfterLoad';
import { useFragmentFocus } from './effects/useFragmentFocus';
import { useStorePage } from './effects/useStorePage';
import { watchFirstStep } from './effects/watchFirstStep';
import { Drawer } from './header/Drawer';
import { PageProgress } from './PageProgress';

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
