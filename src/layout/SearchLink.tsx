import Router from 'next/router';
import { searchListPath, searchPath } from '@/catalogue/addresses';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';

/** The list has been asked for: browsers then have it in their cache. */
let asked = false;

/** Leads to the search. What that needs is fetched when somebody means to press: a pointer over it, a touch, the focus. */
export function SearchLink({ className }: { className?: string }) {
  const messages = useMessages();
  const prepare = () => {
    void Router.prefetch(searchPath);
    if (asked) return;
    asked = true;
    fetch(searchListPath).catch(() => {
      asked = false;
    });
  };
  return (
    <InternalLink
      href={searchPath}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      aria-keyshortcuts="/"
    >
      <Icon name="search" />
      <span>{messages.nav.search}</span>
    </InternalLink>
  );
}
