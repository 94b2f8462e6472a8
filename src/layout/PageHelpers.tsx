import { PageProgress } from './PageProgress';
import { useFragmentFocus } from './useFragmentFocus';
import { useSearchKey } from './useSearchKey';

/** What helps on every page and shows nothing at first: progress line, focus of fragment links, key of the search. */
export function PageHelpers() {
  useFragmentFocus();
  useSearchKey();
  return <PageProgress />;
}
