import { media } from '@styles/breakpoints';
import { useCallback, useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useAskInSight } from '@/product/enquiry/useAskInSight';
import { rememberSearch } from '@/search/recentSearches';
import { searchEnquiry } from '@/shop/links/searchEnquiry';
import { Container } from '@/ui/Container';
import { useHydrated, useHydrates } from '@/ui/rendering/useHydrated';
import { RecentSearchList } from './search/RecentSearchList';
import { SearchForm } from './search/SearchForm';
import { SearchResults } from './search/SearchResults';
import { ShelfFinder } from './search/ShelfFinder';
import { useSearchList } from './search/useSearchList';
import { useSearchText, writeSearchText } from './search/useSearchText';

/** The search page: a field and its results; all shelves while the field is empty. */
export function SearchView({ messages }: { messages: SearchMessages }) {
  const { enquiry } = useMessages();
  const scripted = useHydrated();
  const [isFirstPage] = useState(useHydrates());
  const [typed, type] = useSearchText();
  const retryList = useSearchList();
  // The field shows each key at once; the next key interrupts the rendering of the results.
  const searched = useDeferredValue(typed);
  const words = searched.trim();
  const onType = useCallback(
    (text: string) => {
      type(text);
      retryList();
    },
    [type, retryList],
  );
  useAskInSight(
    words ? searchEnquiry(enquiry.message, words, messages.lookingFor) : undefined,
    words,
    'this',
  );
  // Above the shelves, unless these were seen before the device was asked: nothing seen moves.
  const recent = <RecentSearchList messages={messages} />;
  return (
    <Ground>
      <Band>
        <Container>
          <h1>{messages.title}</h1>
          <SearchForm
            typed={typed}
            onType={onType}
            onDone={() => {
              remember(typed);
              retryList();
            }}
            messages={messages}
          />
        </Container>
      </Band>
      {words ? (
        <SearchResults typed={words} onFollow={remember} messages={messages} />
      ) : (
        <>
          {isFirstPage ? null : recent}
          <ShelfFinder title={messages.finder} />
          {isFirstPage ? recent : null}
          {scripted ? <Privacy>{messages.privacy}</Privacy> : null}
        </>
      )}
    </Ground>
  );
}

/** Before a link leads away: Back restores the text from the address. */
function remember(typed: string): void {
  writeSearchText(typed);
  rememberSearch(typed);
}

/* The footer begins below the screen: later results don't move it. */
const Ground = styled.div`
  min-height: 100vh;
`;

const Privacy = styled(Container)`
  color: var(--ink-soft);
  font-size: var(--text-small);
`;

const Band = styled.div`
  padding-block: var(--space-4);
  background: var(--blush);

  h1 {
    margin-bottom: var(--space-2);
    font-size: min(var(--text-page), 12vmin);
  }

  ${media.short} {
    padding-block: var(--space-2);

    h1 {
      margin: 0;
      font-size: var(--text-larger);
    }
  }
`;
