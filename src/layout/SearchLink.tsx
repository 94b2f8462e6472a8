import { searchListPath, searchPath } from '@/catalogue/addresses';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';

/** The link to the search. When somebody is about to press, the product list is fetched together with its page. */
export function SearchLink() {
  const messages = useMessages();
  return (
    <InternalLink href={searchPath} onPrepare={fetchList} aria-keyshortcuts="/">
      <Icon name="search" />
      <span>{messages.nav.search}</span>
    </InternalLink>
  );
}

/** Puts the list into the browser's cache, which answers from then on. A failure is harmless: the search asks again. */
function fetchList(): void {
  fetch(searchListPath).catch(() => undefined);
}
