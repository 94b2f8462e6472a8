import { sitePages } from '@/catalogue/sitePages';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { fetchSearchList } from './fetchSearchList';

/** The link to the search. When somebody is about to press, the product list is fetched together with its page. */
export function SearchLink({ className }: { readonly className?: string }) {
  const messages = useMessages();
  return (
    <InternalLink href={sitePages.search.path} className={className} onPrepare={fetchSearchList}>
      <Icon name="search" />
      <span>{messages.nav.search}</span>
    </InternalLink>
  );
}
