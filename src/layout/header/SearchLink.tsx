import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { fetchSearchList } from './fetchSearchList';

/** The link to the search. The product list is fetched with its page when a press is likely. */
export function SearchLink({ className }: { readonly className?: string }) {
  const messages = useMessages();
  return (
    <InternalLink
      href={pageDefinitions.search.path}
      className={className}
      onPrepare={fetchSearchList}
    >
      <Icon name="search" />
      <span>{messages.nav.search}</span>
    </InternalLink>
  );
}
