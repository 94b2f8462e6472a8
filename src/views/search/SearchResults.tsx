import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { saidOf } from '@/search/saidOf';
import type { Found } from '@/search/search';
import { useFound } from '@/search/useFound';
import { Container } from '@/ui/Container';
import { QuietButton } from '@/ui/QuietButton';
import { useDelayed } from '@/ui/useDelayed';
import { AskForSearch } from './AskForSearch';
import { AskOnlyResults } from './AskOnlyResults';
import { FoundCategories } from './FoundCategories';
import { FoundProducts } from './FoundProducts';
import { SearchListStatus } from './SearchListStatus';
import { ShelfFinder } from './ShelfFinder';

/** After this long without a key typing has paused, in milliseconds. On a phone most keys follow sooner. */
const PAUSE_MS = 350;

/** Debounce of the result count for screen readers, in milliseconds. */
const ANNOUNCE_DELAY_MS = 700;

/** How many products are shown at first: more than a screen of a phone. Each costs time at each key. */
const INITIAL_PRODUCTS = 6;

const NO_PAUSE = { typed: '', weak: false };

interface Props {
  /** Without spaces at its ends. */
  readonly typed: string;
  /** Called with the typed text when a result is pressed. */
  readonly onFollow: (typed: string) => void;
  readonly messages: SearchMessages;
}

/**
 * The results for the typed text: shelves, then products. Only shelves until the list of products is loaded. Where there
 * are none, the ways to ask and all shelves.
 */
export const SearchResults = memo(function SearchResults({ typed, onFollow, messages }: Props) {
  const { found: results, index, list } = useFound(typed, messages.askOnly.goods);
  const { categories, products, askOnly, weak } = results;
  const [allOf, setAllOf] = useState<string>();
  const lines = useMemo(
    () => (allOf === typed ? products : products.slice(0, INITIAL_PRODUCTS)),
    [allOf, typed, products],
  );
  const failed = list.isError;
  const asked = list.data !== undefined || failed;
  const nothing =
    list.data !== undefined && categories.length + products.length + askOnly.length === 0;
  const now = useMemo(() => ({ typed, weak }), [typed, weak]);
  const pause = useDelayed(now, PAUSE_MS, NO_PAUSE);
  // While somebody types, half a word often matches nothing (kajal betw, before "between"). So the results are called only
  // the nearest ones after a pause.
  const nearest = asked && weak && pause.weak;
  const { heading, nearestHeading, missing } = useMemo(
    () => saidOf(typed, results, index, messages),
    [typed, results, index, messages],
  );
  const count = announcement({ ...results, missing, nothing, nearest, messages });
  const announced = useDelayed(count, ANNOUNCE_DELAY_MS, '');
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  // A stable callback, so that lines which stay don't re-render.
  const follow = useCallback(() => onFollow(latest.current), [onFollow]);
  const isMissing = nothing || nearest;
  const ask = asked ? (
    <AskForSearch said={isMissing ? missing : messages.notIt} typed={typed} messages={messages} />
  ) : null;
  const shelvesFound =
    categories.length > 0 ? (
      <section aria-label={messages.shelves}>
        <FoundCategories slugs={categories} onFollow={follow} />
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
            <FoundProducts products={lines} hasPaused={pause.typed === typed} onFollow={follow} />
            {lines.length < products.length ? (
              <More type="button" onClick={() => setAllOf(typed)}>
                {messages.more(products.length)}
              </More>
            ) : null}
          </section>
        ) : null}
        {weak ? shelvesFound : null}
        <SearchListStatus
          list={list.data ? 'there' : failed ? 'failed' : 'asked'}
          onRetry={() => void list.refetch()}
          messages={messages}
        />
        {isMissing ? null : ask}
      </Ground>
      {nothing ? <ShelfFinder title={messages.finder} /> : null}
    </>
  );
});

interface Announced extends Pick<Found, 'categories' | 'products' | 'askOnly'> {
  readonly missing: string;
  readonly nothing: boolean;
  readonly nearest: boolean;
  readonly messages: SearchMessages;
}

/** What a screen reader says of the results: the goods to ask for, that nothing has the name, how many there are. */
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
