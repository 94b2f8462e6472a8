import { useQuery, useQueryClient } from '@tanstack/react-query';
import Head from 'next/head';
import { useCallback, useDeferredValue } from 'react';
import styled from 'styled-components';
import { searchListPath } from '@/catalogue/addresses/addresses';
import type { SearchMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { useBarEnquiry } from '@/product/enquiry/useBarEnquiry';
import { listQuery } from '@/search/searchQueries';
import { askAgain } from '@/shelves/askAgain';
import { searchEnquiry } from '@/shop/links/searchEnquiry';
import { Container } from '@/ui/Container';
import { NeedsScripts } from '@/ui/NeedsScripts';
import { useHydrated } from '@/ui/rendering/useHydrated';
import { useLate } from '@/ui/useLate';
import { SearchForm } from './search/SearchForm';
import { SearchListStatus } from './search/SearchListStatus';
import { SearchResults } from './search/SearchResults';
import { ShelfFinder } from './search/ShelfFinder';
import { useSearchText } from './search/useSearchText';

/** The search page: a field and its results; all shelves while the field is empty. */
export function SearchView({ messages }: { messages: SearchMessages }) {
  const language = useLanguage();
  const scripted = useHydrated();
  const [typed, type] = useSearchText();
  const client = useQueryClient();
  const { data, isError } = useQuery(listQuery(language));
  const [isLate, waitAgain] = useLate(!data && !isError);
  const isFailed = !data && (isError || isLate);
  const retry = useCallback(() => {
    waitAgain();
    void askAgain(client, { queryKey: listQuery(language).queryKey });
  }, [waitAgain, client, language]);
  // A key does not end a request that is only slow.
  const retryFailed = () => {
    if (isError) retry();
  };
  // The field shows each key at once; the next key interrupts the rendering of the results.
  const searched = useDeferredValue(typed);
  const words = searched.trim();
  const onType = (text: string) => {
    type(text);
    retryFailed();
  };
  useBarEnquiry(
    words
      ? searchEnquiry(language.messages.enquiry.message, words, messages.lookingFor)
      : undefined,
    words,
    'this',
  );
  return (
    <Ground>
      {/* The list is asked for before the scripts. A visitor who comes from another page has asked already. */}
      {scripted ? null : (
        <Head>
          <link rel="preload" as="fetch" crossOrigin="anonymous" href={searchListPath} />
        </Head>
      )}
      <Band>
        <Container>
          <h1>{messages.title}</h1>
          <NeedsScripts text={messages.needsScripts} />
          <SearchForm typed={typed} onType={onType} onDone={retryFailed} messages={messages} />
        </Container>
      </Band>
      {words ? (
        <SearchResults typed={words} isFailed={isFailed} onRetry={retry} messages={messages} />
      ) : (
        <>
          {isFailed ? (
            <Failed>
              <SearchListStatus isFailed onRetry={retry} messages={messages} />
            </Failed>
          ) : null}
          <ShelfFinder title={messages.finder} />
          {scripted ? <Privacy>{messages.privacy}</Privacy> : null}
        </>
      )}
    </Ground>
  );
}

/* The footer begins below the screen, so that later results don't move it. */
const Ground = styled.div`
  min-height: 100vh;
`;

const Failed = styled(Container)`
  padding-top: var(--space-4);
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
`;
