import { media } from '@styles/breakpoints';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { recentSearches } from '@/search/recentSearches';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { useScripted } from '@/ui/useScripted';
import type { SearchWords } from '@/words/Words';
import { ShelfFinder } from './home/ShelfFinder';
import { KeySwitch } from './search/KeySwitch';
import { RecentSearches } from './search/RecentSearches';
import { SearchForm } from './search/SearchForm';
import { SearchResults } from './search/SearchResults';
import { useTyped } from './search/useTyped';

/**
 * The search: a field, and below it what there is of what is typed. As long as nothing is, and where no script runs, every shelf
 * by its name.
 */
export function SearchView({ words }: { words: SearchWords }) {
  const scripted = useScripted();
  const { typed, type, settle } = useTyped();
  const [arrivedWith] = useState(typed);
  const remember = useStableCallback(() => {
    settle();
    recentSearches.add(typed);
  });
  const searching = typed.trim() !== '';
  return (
    <>
      <Band>
        <Container>
          <h1>{words.title}</h1>
          {scripted ? (
            <SearchForm typed={typed} onType={type} onDone={remember} words={words} />
          ) : (
            <Plain>{words.withoutScript}</Plain>
          )}
        </Container>
      </Band>
      {searching ? (
        <SearchResults
          typed={typed}
          whole={typed === arrivedWith}
          onFollow={remember}
          words={words}
        />
      ) : null}
      {/* Forty links: to hide them takes less than to make them anew when the field is empty again. */}
      <div hidden={searching}>
        <Start words={words} scripted={scripted} />
      </div>
      <ScrollToTop />
    </>
  );
}

interface StartProps {
  readonly words: SearchWords;
  readonly scripted: boolean;
}

/** What there is as long as nothing is typed. */
const Start = memo(({ words, scripted }: StartProps) => (
  <>
    <RecentSearches words={words} />
    <ShelfFinder words={words.finder} />
    {scripted ? <KeySwitch words={words} /> : null}
  </>
));

/** A callback that stays the same and calls the latest `action`, so that memoised children don't re-render. */
function useStableCallback(action: () => void): () => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback(() => latest.current(), []);
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
