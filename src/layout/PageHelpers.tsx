import { useEffect } from 'react';
import { PageProgress } from './PageProgress';
import { restoreAfterLoad } from './visit/restoreAfterLoad';
import { useFragmentFocus } from './visit/useFragmentFocus';
import { useStorePage } from './visit/useStorePage';

/** What shows nothing at first: progress, effects at navigations. */
export function PageHelpers() {
  useFragmentFocus();
  useStorePage();
  useEffect(restoreAfterLoad, []);
  return <PageProgress />;
}
