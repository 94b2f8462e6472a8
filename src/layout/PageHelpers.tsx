import { useEffect } from 'react';
import { PageProgress } from './PageProgress';
import { restoreAfterLoad } from './visit/restoreAfterLoad';
import { useFragmentFocus } from './visit/useFragmentFocus';
import { useKeepPage } from './visit/useKeepPage';

/** What shows nothing at first: progress, effects at navigations. */
export function PageHelpers() {
  useFragmentFocus();
  useKeepPage();
  useEffect(restoreAfterLoad, []);
  return <PageProgress />;
}
