import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { mergedLists } from '@/catalogue/shortlist/changedList';
import { isSameProduct, readListFragment } from '@/catalogue/shortlist/listFragment';
import { listLines, receivedList } from '@/catalogue/shortlist/listLines';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import type { ShortlistMessages } from '@/messages/Messages';
import { useLocalPath } from '@/messages/useLocalPath';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import { shortlist } from '@/product/shortlist';
import { Container } from '@/ui/Container';
import { NeedsScripts } from '@/ui/NeedsScripts';
import { QuietButton } from '@/ui/QuietButton';
import { useHydrated } from '@/ui/rendering/useHydrated';
import { useStore } from '@/ui/stores';
import { useFragment } from '@/ui/useFragment';
import { PageHead } from './PageHead';
import { EmptyList } from './shortlist/EmptyList';
import { ListOfProducts } from './shortlist/ListOfProducts';
import { LIST_QUERY } from './shortlist/listMessage';
import { UnreadList } from './shortlist/UnreadList';
import { useShelfProducts } from './shortlist/useShelfProducts';

interface Props {
  readonly messages: ShortlistMessages;
}

/** The shortlist page: the visitor's own list or, at a shared list's address, that list. */
export function ShortlistView({ messages }: Props) {
  const router = useRouter();
  const path = useLocalPath(pageDefinitions.shortlist.path);
  const own = useStore(shortlist);
  const scripted = useHydrated();
  const [announcement, setAnnouncement] = useState('');
  const [clearedList, setClearedList] = useState<readonly ShortlistedProduct[]>([]);
  const status = useRef<HTMLParagraphElement>(null);
  const address = router.isReady ? router.asPath : '';
  // Some apps write `%23` for the `#`.
  const fragment = useFragment().slice(1) || address.split(/%23/i, 2)[1] || '';
  const shared = readListFragment(fragment);
  const isLost = shared.length === 0 && (fragment !== '' || address.includes(LIST_QUERY));
  // A link to the visitor's own list, such as in the message to the shop, is no shared list.
  const isSharedList = shared.some(
    (product) => !own.some((ownProduct) => isSameProduct(ownProduct, product)),
  );
  const products = isSharedList ? shared : own;
  const { productsOf, isWaiting, mayBeOld, readAt, retry } = useShelfProducts(
    products.map(({ slug }) => slug),
  );
  const received = receivedList(shared, productsOf);
  const lines = listLines(isSharedList ? received : own, productsOf);
  const unread = isSharedList ? shared.filter(({ slug }) => !productsOf(slug)).length : 0;
  const missing = products.length - lines.length - unread;
  const { title, lead } = isSharedList ? messages.shared : messages;

  // The pressed button is gone, and without a new focus keyboard navigation would begin again at the top.
  const announce = (text: string) => {
    setAnnouncement(text);
    status.current?.focus({ preventScroll: true });
  };
  const add = () => {
    shortlist.change((list) => mergedLists(list, received));
    announce(messages.shared.added(shortlist.read().length));
    void router.replace(path, undefined, { shallow: true });
  };
  const clear = () => {
    setClearedList(own);
    shortlist.change(() => []);
    announce(messages.emptied);
  };
  const restore = () => {
    shortlist.change((list) => mergedLists(clearedList, list));
    announce(messages.shared.added(shortlist.read().length));
  };
  return (
    <Ground>
      <PageHead title={title} lead={lead} />
      <Column>
        <NeedsScripts text={messages.needsScripts} />
        <p role="status" className="visually-hidden" ref={status} tabIndex={-1}>
          {announcement}
        </p>
        {isLost ? <p>{messages.shared.lost}</p> : null}
        {isSharedList ? (
          <div role="status">
            {isWaiting ? <p>{messages.shared.loading}</p> : null}
            {unread > 0 && !isWaiting ? <p>{messages.shared.unread(unread)}</p> : null}
            {missing > 0 && !isWaiting ? <p>{messages.shared.left(missing)}</p> : null}
          </div>
        ) : null}
        {unread > 0 && !isWaiting ? (
          <UnreadList lines={lines} fragment={fragment} onRetry={retry} messages={messages} />
        ) : null}
        {unread === 0 && lines.length > 0 ? (
          <ListOfProducts
            lines={lines}
            onAdd={isSharedList ? add : undefined}
            onClear={clear}
            onRemoved={announce}
            messages={messages}
          >
            {/* 0 says no time, because prices kept since a product was saved are older than a stored page. */}
            <LazyFreshnessNote shelf={{ mayBeOld, readAt: readAt ?? 0 }} />
          </ListOfProducts>
        ) : null}
      </Column>
      {scripted && products.length === 0 ? (
        <EmptyList messages={messages}>
          {clearedList.length > 0 ? (
            <QuietButton type="button" onClick={restore}>
              {messages.restore}
            </QuietButton>
          ) : null}
        </EmptyList>
      ) : null}
    </Ground>
  );
}

/* As high as the window: the list needs scripts, and must not move the footer when it appears. */
const Ground = styled.div`
  min-height: 100vh;
`;

const Column = styled(Container)`
  > :not(ul) {
    max-width: 46rem;
  }

  > p:not(:empty),
  > [role='status'] > p {
    margin-bottom: var(--space-3);
  }
`;
