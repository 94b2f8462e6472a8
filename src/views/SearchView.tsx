import { media } from '@styles/breakpoints';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { rememberSearch } from '@/search/recentSearches';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { useHydrated } from '@/ui/useHydrated';
import { ShelfFinder } from './home/ShelfFinder';
import { KeySwitch } from './search/KeySwitch';
import { RecentSearches } from './search/RecentSearches';
import { SearchForm } from './search/SearchForm';
import { SearchResults } from './search/SearchResults';
import { useTyped, writeTyped } from './search/useTyped';

/** The search: a field, and below it what is found. Every shelf by its name while nothing is typed, and where no script runs. */
export function SearchView({ messages }: { messages: SearchMessages }) {
  const scripted = useHydrated();
  const [typed, type] = useTyped();
  // The field shows each key at once; the next key interrupts the rendering of what is found.
  const searched = useDeferredValue(typed);
  return (
    <>
      <Band>
        <Container>
          <h1>{messages.title}</h1>
          {scripted ? (
            <SearchForm
              typed={typed}
              onType={type}
              onDone={() => remember(typed)}
              messages={messages}
            />
          ) : (
            <Plain>{messages.withoutScript}</Plain>
          )}
        </Container>
      </Band>
      {searched.trim() ? (
        <SearchResults typed={searched} onFollow={remember} messages={messages} />
      ) : (
        <>
          <RecentSearches messages={messages} />
          <ShelfFinder messages={messages.finder} />
          {scripted ? <KeySwitch messages={messages} /> : null}
        </>
      )}
      <ScrollToTop />
    </>
  );
}

/** The address has what was typed before a link leads away: so Back finds it. */
function remember(typed: string): void {
  writeTyped(typed);
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

/* As high as the field that takes its place. */
const Plain = styled.p`
  min-height: 3rem;
`;
