import { memo, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { resultHeadings } from '@/search/resultHeadings';
import type { Found } from '@/search/search';
import { useFound } from '@/search/useFound';
import { Container } from '@/ui/Container';
import { createStore } from '@/ui/createStore';
import { QuietButton } from '@/ui/QuietButton';
import { useStore } from '@/ui/useStore';
import { AskForSearch } from './AskForSearch';
import { AskOnlyResults } from './AskOnlyResults';
import { FoundCategories } from './FoundCategories';
import { FoundProducts } from './FoundProducts';
import { NothingFound } from './NothingFound';
import { SearchListStatus } from './SearchListStatus';

/** A pause in typing. On a phone most keys follow sooner. */
const PAUSE_MS = 350;

const ANNOUNCE_DELAY_MS = 700;

/** The products shown at first, more than fit on a phone's screen. Each further one costs time at each key. */
const INITIAL_PRODUCTS = 6;

/** The text whose products are all shown. It outlives the page, so that Back from a product finds all of them. */
const shownWhole = createStore('');

const NO_PAUSE = { typed: '', weak: false };

interface Props {
  readonly typed: string;
  /** Whether the list of products did not come, or not in time. */
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly messages: SearchMessages;
}

/** The results: shelves, then products once loaded. Without results, the ways to ask and the nearest shelves. */
export const SearchResults = memo(function SearchResults({
  typed,
  isFailed,
  onRetry,
  messages,
}: Props) {
  const { found: results, index, list } = useFound(typed, messages.askOnly.goods);
  const { categories, products, askOnly, weak } = results;
  const allOf = useStore(shownWhole);
  const lines = useMemo(
    () => (allOf === typed ? products : products.slice(0, INITIAL_PRODUCTS)),
    [allOf, typed, products],
  );
  const isListed = list.data !== undefined;
  const nothing = isListed && categories.length + products.length + askOnly.length === 0;
  const now = useMemo(() => ({ typed, weak }), [typed, weak]);
  const pause = useDelayed(now, PAUSE_MS, NO_PAUSE);
  // Results are called the nearest only after a pause, because half a word often matches nothing ("kajal betw" before
  // "between"), and never without the list: a failed request denies nothing.
  const nearest = isListed && weak && pause.weak;
  const { heading, nearestHeading, missing } = useMemo(
    () => resultHeadings(typed, results, messages),
    [typed, results, messages],
  );
  const count = announcement({ ...results, missing, nothing, nearest, messages });
  const waiting = isFailed ? messages.failed : messages.searching;
  const announced = useDelayed(isListed ? count : waiting, ANNOUNCE_DELAY_MS, '');
  const isMissing = nothing || nearest;
  const ask =
    isListed || isFailed ? (
      <AskForSearch
        heading={isMissing ? missing : messages.notIt}
        typed={typed}
        isAlone={nothing}
        messages={messages}
      />
    ) : null;
  const shelvesFound =
    categories.length > 0 ? (
      <section aria-label={messages.shelves}>
        <FoundCategories slugs={categories} />
      </section>
    ) : null;
  return (
    <>
      <Ground>
        <p role="status" className="visually-hidden">
          {announced}
        </p>
        <AskOnlyResults titles={askOnly} messages={messages} />
        {isMissing ? ask : null}
        {weak ? null : shelvesFound}
        {lines.length > 0 ? (
          <section aria-label={messages.products}>
            <h2>{nearest ? nearestHeading : heading}</h2>
            <FoundProducts products={lines} hasPaused={pause.typed === typed} />
            {lines.length < products.length ? (
              <More type="button" onClick={() => shownWhole.set(typed)}>
                {messages.more(products.length)}
              </More>
            ) : null}
          </section>
        ) : null}
        {weak ? shelvesFound : null}
        {list.data ? null : (
          <SearchListStatus isFailed={isFailed} onRetry={onRetry} messages={messages} />
        )}
        {isMissing ? null : ask}
      </Ground>
      {nothing ? <NothingFound words={results.missing} index={index} messages={messages} /> : null}
    </>
  );
});

/** The last value that has stayed for `delay` milliseconds; before that `first`. */
function useDelayed<Value>(value: Value, delay: number, first: Value): Value {
  const [delayed, setDelayed] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delayed;
}

interface Announced extends Pick<Found, 'categories' | 'products' | 'askOnly'> {
  readonly missing: string;
  readonly nothing: boolean;
  readonly nearest: boolean;
  readonly messages: SearchMessages;
}

/** For screen readers: goods to ask for, no match, or the number of results. */
function announcement(results: Announced): string {
  const { missing, categories, products, askOnly, nothing, nearest, messages } = results;
  if (nothing) return missing;
  const count = messages.found(categories.length, products.length);
  const goods = askOnly.map((title) => `${title}: ${messages.askOnly.action}`);
  if (categories.length + products.length === 0 && goods.length > 0) return goods.join(', ');
  return [...goods, nearest ? `${missing}. ${messages.nearest} ${count}` : count].join(', ');
}

const Ground = styled(Container)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4);

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-title);
  }
`;

const More = styled(QuietButton)`
  margin-top: var(--space-3);
`;
