import { useRouter } from 'next/router';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { readListFragment, sharedKey, sharedKeyOf } from '@/catalogue/shortlist/listFragment';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlist } from '@/device/shortlist';
import type { ShortlistMessages } from '@/messages/Messages';
import { useLocalPath } from '@/messages/useLocalPath';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { useHydrated } from '@/ui/rendering/useHydrated';
import { useStore } from '@/ui/useStore';
import { PageHead } from './PageHead';
import { OwnHead } from './shortlist/OwnHead';
import { OwnList } from './shortlist/OwnList';
import { SharedHead } from './shortlist/SharedHead';
import { SharedList } from './shortlist/SharedList';

interface Props {
  readonly shelves: ShelfStatesOf<typeof sitePages.shortlist.collections>;
  readonly messages: ShortlistMessages;
}

/** The shortlist page: the visitor's own list or, at a shared list's address, that list. */
export function ShortlistView({ shelves, messages }: Props) {
  const router = useRouter();
  const path = useLocalPath(sitePages.shortlist.path);
  const own = useStore(shortlist);
  const scripted = useHydrated();
  const [said, setSaid] = useState('');
  const named = readListFragment(useFragment());
  // A link to the own list, such as in the message to the shop, is no shared list.
  const ownKeys = own.map(sharedKeyOf);
  const shared = named.some((product) => !ownKeys.includes(sharedKey(product))) ? named : [];

  const decide = (list?: readonly ShortlistedProduct[]) => {
    if (list) shortlist.change(() => list);
    setSaid(list ? messages.shared.kept(list.length) : '');
    void router.replace(path, undefined, { shallow: true });
  };
  const isShared = shared.length > 0;
  return (
    <>
      <PageHead
        title={isShared ? messages.shared.title : messages.title}
        lead={
          isShared ? (
            <SharedHead shared={shared} messages={messages} />
          ) : own.length > 0 ? (
            <OwnHead list={own} messages={messages} />
          ) : (
            messages.lead
          )
        }
      />
      <Column>
        <NoScripts>{messages.needsScripts}</NoScripts>
        <p role="status">{said}</p>
        {scripted && isShared ? (
          <SharedList shared={shared} own={own} onDecide={decide} messages={messages} />
        ) : null}
        {scripted && !isShared ? (
          <OwnList list={own} offers={shelves.offers} messages={messages} />
        ) : null}
        <InternalLink className="screen" href={sitePages.privacy.path}>
          {messages.privacy}
        </InternalLink>
      </Column>
    </>
  );
}

/** With its `#`; empty without one, and in the static HTML. */
function useFragment(): string {
  // Re-renders on navigation: the router changes the address without a browser event.
  useRouter();
  return useSyncExternalStore(
    listenToFragment,
    () => window.location.hash,
    () => '',
  );
}

function listenToFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/* As high as the window: the list needs scripts, and the footer must not move when it comes. */
const Column = styled(Container)`
  min-height: 100vh;

  > * {
    max-width: 46rem;
  }
`;

const NoScripts = styled.p`
  @media not (scripting: none) {
    display: none;
  }
`;
