import Router from 'next/router';
import { searchListPath, searchPath } from '@/catalogue/addresses';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';

/** Whether the list has been requested: from then on it is in the browser's cache. */
let listRequested = false;

/**
 * The link to the search. Its page and the product list are prefetched when somebody is about to press: on hover, touch
 * or focus.
 */
export function SearchLink() {
  const messages = useMessages();
  const page = useLocalPath(searchPath);
  const prepare = () => {
    void Router.prefetch(page);
    if (listRequested) return;
    listRequested = true;
    fetch(searchListPath).catch(() => {
      listRequested = false;
    });
  };
  return (
    <InternalLink
      href={searchPath}
      onPointerEnter={prepare}
      onFocus={prepare}
      aria-keyshortcuts="/"
    >
      <Icon name="search" />
      <span>{messages.nav.search}</span>
    </InternalLink>
  );
}
