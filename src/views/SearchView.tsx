import { media } from '@styles/breakpoints';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useAskInSight } from '@/product/enquiry/useAskInSight';
import { rememberSearch } from '@/search/recentSearches';
import { searchEnquiry } from '@/shop/links/searchEnquiry';
import { Container } from '@/ui/Container';
import { useHydrated } from '@/ui/useHydrated';
import { ShelfFinder } from './home/ShelfFinder';
import { RecentSearchList } from './search/RecentSearchList';
import { SearchForm } from './search/SearchForm';
import { SearchResults } from './search/SearchResults';
import { SlashKeySetting } from './search/SlashKeySetting';
import { useSearchList } from './search/useSearchList';
import { useSearchText, writeSearchText } from './search/useSearchText';

/**
 * The search page: a field and its results. It lists all shelves while the field is empty, and where no script runs.
 */
export function SearchView({ messages }: { messages: SearchMessages }) {
  const { enquiry } = useMessages();
  const scripted = useHydrated();
  const [typed, type] = useSearchText();
  const retryList = useSearchList();
  // The field shows each key at once; the next key interrupts the rendering of the results.
  const searched = useDeferredValue(typed);
  const words = searched.trim();
  useAskInSight(
    words ? searchEnquiry(enquiry.message, words, messages.lookingFor) : undefined,
    words,
    'this',
  );
  return (
    <>
      <Band>
        <Container>
          <h1>{messages.title}</h1>
          {scripted ? (
            <SearchForm
              typed={typed}
              onType={(text) => {
                type(text);
                retryList();
              }}
              onDone={() => {
                remember(typed);
                retryList();
              }}
              messages={messages}
            />
          ) : (
            <Plain>{messages.withoutScript}</Plain>
          )}
        </Container>
      </Band>
      {words ? (
        <SearchResults typed={words} onFollow={remember} messages={messages} />
      ) : (
        <>
          <RecentSearchList messages={messages} />
          <ShelfFinder messages={messages.finder} />
          {scripted ? <SlashKeySetting messages={messages} /> : null}
        </>
      )}
    </>
  );
}

/**
 * Called before a link leads away: writes the text into the address, so that Back restores it, and adds it to the
 * recent searches.
 */
function remember(typed: string): void {
  writeSearchText(typed);
  rememberSearch(typed);
}

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
      font-size: 1.25rem;
    }
  }
`;

/* As high as the field that replaces it. */
const Plain = styled.p`
  min-height: 3rem;
`;
