import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { type Found, search } from '@/search/search';
import { listQuery, shelvesQuery } from '@/search/searchQueries';
import { Container } from '@/ui/Container';
import { QuietButton } from '@/ui/QuietButton';
import { AskForSearch } from './AskForSearch';
import { AskOnlyResults } from './AskOnlyResults';
import { FoundCategories } from './FoundCategories';
import { FoundProducts } from './FoundProducts';
import { SearchListStatus } from './SearchListStatus';

/** After this long without a key typing has paused, in milliseconds. On a phone most keys follow sooner. */
const PAUSE_MS = 350;

/** Debounce of the result count for screen readers, in milliseconds. */
const ANNOUNCE_DELAY_MS = 700;

/** How many products are shown at first: more than a screen of a phone. Each costs time at each key. */
const INITIAL_PRODUCTS = 6;

const none: Found = {
  ...{ categories: [], products: [], askOnly: [], weak: false },
  ...{ range: {}, offers: false },
};

interface Props {
  /** Without spaces at its ends. */
  readonly typed: string;
  /** Called with the typed text when a result is pressed. */
  readonly onFollow: (typed: string) => void;
  readonly messages: SearchMessages;
}

/** The results for the typed text: shelves, then products. Only shelves until the list of products is loaded. */
export const SearchResults = memo(function SearchResults({ typed, onFollow, messages }: Props) {
  const language = useLanguage();
  const shelves = useQuery(shelvesQuery(language));
  const list = useQuery(listQuery(language));
  const index = list.data ?? shelves.data;
  const { goods } = messages.askOnly;
  const { categories, products, askOnly, weak, range, offers } = useMemo(
    () => (index ? search(typed, index, goods) : none),
    [typed, index, goods],
  );
  const [allOf, setAllOf] = useState<string>();
  const lines = useMemo(
    () => (allOf === typed ? products : products.slice(0, INITIAL_PRODUCTS)),
    [allOf, typed, products],
  );
  const failed = list.isError;
  const asked = list.data !== undefined || failed;
  const nothing =
    list.data !== undefined && categories.length + products.length + askOnly.length === 0;
  const [pause, setPause] = useState({ typed: '', weak: false });
  useEffect(() => {
    const timer = setTimeout(() => setPause({ typed, weak }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, weak]);
  // While somebody types, half a word often matches nothing (kajal un, before "under"). So the results are called only
  // the nearest ones after a pause.
  const nearest = asked && weak && pause.weak;
  const count = announcement({ typed, categories, products, askOnly, nothing, nearest, messages });
  const [announced, announce] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => announce(index ? count : ''), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [index, count]);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  // A stable callback, so that lines which stay don't re-render.
  const follow = useCallback(() => onFollow(latest.current), [onFollow]);
  const ask =
    index && asked ? (
      <AskForSearch
        found={nothing ? 'nothing' : nearest ? 'nearest' : 'something'}
        typed={typed}
        index={index}
        onFollow={follow}
        messages={messages}
      />
    ) : null;
  return (
    <Ground>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <AskOnlyResults titles={askOnly} messages={messages} />
      {nearest ? (
        <>
          {ask}
          <h2>{messages.nearest}</h2>
        </>
      ) : null}
      {categories.length > 0 ? (
        <section aria-label={messages.shelves}>
          <h2>{messages.shelves}</h2>
          <FoundCategories slugs={categories} onFollow={follow} />
        </section>
      ) : null}
      {lines.length > 0 ? (
        <section aria-label={messages.products}>
          <h2>{messages.productsAt(weak ? {} : range, !weak && offers)}</h2>
          <FoundProducts products={lines} hasPaused={pause.typed === typed} onFollow={follow} />
          {lines.length < products.length ? (
            <More type="button" onClick={() => setAllOf(typed)}>
              {messages.more(products.length)}
            </More>
          ) : null}
        </section>
      ) : null}
      <SearchListStatus
        list={list.data ? 'there' : failed ? 'failed' : 'asked'}
        onRetry={() => void list.refetch()}
        messages={messages}
      />
      {nearest ? null : ask}
    </Ground>
  );
});

interface Announced extends Pick<Found, 'categories' | 'products' | 'askOnly'> {
  readonly typed: string;
  readonly nothing: boolean;
  readonly nearest: boolean;
  readonly messages: SearchMessages;
}

/** What a screen reader says of the results: the goods to ask for, that nothing has the name, how many there are. */
function announcement(results: Announced): string {
  const { typed, categories, products, askOnly, nothing, nearest, messages } = results;
  if (nothing) return messages.nothing(typed);
  const count = messages.found(categories.length, products.length);
  const goods = askOnly.map((title) => `${title}: ${messages.askOnly.action}`);
  if (categories.length + products.length === 0 && goods.length > 0) return goods.join(', ');
  return [
    ...goods,
    nearest ? `${messages.nothing(typed)}. ${messages.nearest} ${count}` : count,
  ].join(', ');
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
