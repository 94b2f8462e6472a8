import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { readListFragment, sharedKey, sharedKeyOf } from '@/catalogue/shortlist/listFragment';
import { listLines, receivedList } from '@/catalogue/shortlist/listLines';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlist } from '@/device/shortlist';
import type { ShortlistMessages } from '@/messages/Messages';
import { useLocalPath } from '@/messages/useLocalPath';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { useHydrated } from '@/ui/rendering/useHydrated';
import { useFragment } from '@/ui/useFragment';
import { useStore } from '@/ui/useStore';
import { PageHead } from './PageHead';
import { PrintHead } from './PrintHead';
import { EmptyList } from './shortlist/EmptyList';
import { LIST_QUERY } from './shortlist/listMessage';
import { OwnList } from './shortlist/OwnList';
import { SharedList } from './shortlist/SharedList';
import { useShelfProducts } from './shortlist/useShelfProducts';

interface Props {
  readonly shelves: ShelfStatesOf<typeof pageDefinitions.shortlist.collections>;
  readonly messages: ShortlistMessages;
}

/** The shortlist page: the visitor's own list or, at a shared list's address, that list. */
export function ShortlistView({ shelves, messages }: Props) {
  const router = useRouter();
  const path = useLocalPath(pageDefinitions.shortlist.path);
  const own = useStore(shortlist);
  const scripted = useHydrated();
  const [announced, setAnnounced] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const address = router.isReady ? router.asPath : '';
  // Apps write `%23` for the `#`.
  const fragment = useFragment() || address.split(/%23/i, 2)[1] || '';
  const named = readListFragment(fragment);
  const isLost = named.length === 0 && (fragment !== '' || address.includes(LIST_QUERY));
  // A link to the own list, such as in the message to the shop, is no shared list.
  const ownKeys = own.map(sharedKeyOf);
  const isShared = named.some((product) => !ownKeys.includes(sharedKey(product)));
  const wanted = isShared ? named : own;
  const { productsOf, isWaiting, mayBeOld, readAt } = useShelfProducts(
    wanted.map(({ slug }) => slug),
  );
  const lines = listLines(isShared ? receivedList(named, productsOf) : own, productsOf);
  // 0, unknown: prices from the time when a product was saved are older than a stored page.
  const freshness = <LazyFreshnessNote shelf={{ mayBeOld, readAt: readAt ?? 0 }} />;

  // The pressed button is gone: else keyboard navigation begins again at the top.
  const say = (text: string) => {
    setAnnounced(text);
    status.current?.focus({ preventScroll: true });
  };
  const decide = (list?: readonly ShortlistedProduct[]) => {
    if (list) shortlist.change(() => list);
    say(list ? messages.shared.accepted(list.length) : '');
    void router.replace(path, undefined, { shallow: true });
  };
  return (
    <>
      <PageHead
        title={isShared ? messages.shared.title : messages.title}
        lead={isShared ? messages.shared.lead : messages.lead}
      />
      <Column>
        <NoScripts>{messages.needsScripts}</NoScripts>
        <p role="status" className="visually-hidden" ref={status} tabIndex={-1}>
          {announced}
        </p>
        {isLost ? <p>{messages.shared.lost}</p> : null}
        {wanted.length > 0 ? <PrintHead readAt={mayBeOld ? undefined : readAt} /> : null}
        {isShared ? (
          <SharedList
            lines={lines}
            missing={named.length - lines.length}
            isWaiting={isWaiting}
            own={own}
            onDecide={decide}
            messages={messages}
          >
            {freshness}
          </SharedList>
        ) : own.length > 0 ? (
          <OwnList lines={lines} onRemoved={say} messages={messages}>
            {freshness}
          </OwnList>
        ) : null}
        {scripted && wanted.length === 0 ? (
          <EmptyList offers={shelves.offers} messages={messages} />
        ) : null}
      </Column>
    </>
  );
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
