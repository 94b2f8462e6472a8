import { memo, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { resultTexts } from '@/search/resultTexts';
import { useSearch } from '@/search/useSearch';
import { Container } from '@/ui/Container';
import { QuietButton } from '@/ui/QuietButton';
import { createStore, useStore } from '@/ui/stores';
import { AboutShopLinks } from './AboutShopLinks';
import { AskOnlyResults } from './AskOnlyResults';
import { CategoryResults } from './CategoryResults';
import { GroupFinder } from './GroupFinder';
import { NothingFound } from './NothingFound';
import { ProductResults } from './ProductResults';
import { SearchEnquiry } from './SearchEnquiry';
import { SearchListStatus } from './SearchListStatus';
import { ShelfFinder } from './ShelfFinder';

/** A pause in typing. On a phone most keys follow sooner. */
const PAUSE_MS = 350;

const ANNOUNCE_DELAY_MS = 700;

/** The products shown at first, more than fit on a phone's screen. Each further one costs time at each key. */
const INITIAL_PRODUCTS = 6;

/** The text whose products are all shown. It outlives the page, so that Back from a product finds all of them. */
const expandedSearch = createStore('');

const NO_PAUSE = { typed: '', sentence: '' };

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
  const texts = useMessages();
  const { result, list } = useSearch(typed);
  const { groups, categories, about, isBlank } = result;
  const isExpanded = useStore(expandedSearch) === typed;
  const { sentence, headings } = useMemo(
    () => resultTexts(typed, result, messages, texts),
    [typed, result, messages, texts],
  );
  const total = groups.reduce((sum, { products }) => sum + products.length, 0);
  const most = isExpanded ? total : Math.ceil(INITIAL_PRODUCTS / groups.length);
  const shownGroups = useMemo(
    () => groups.map((group) => ({ ...group, products: group.products.slice(0, most) })),
    [groups, most],
  );
  const isListed = list.data !== undefined;
  const askOnly = result.askOnly.map((name) => messages.askOnly.goods[name]);
  const isNothing =
    isListed && !isBlank && total + categories.length + askOnly.length + about.length === 0;
  const current = useMemo(() => ({ typed, sentence }), [typed, sentence]);
  const paused = useDelayed(current, PAUSE_MS, NO_PAUSE);
  // What is missing is said only after a pause, because half a word often means nothing ("kajal water" before
  // "waterproof"), and never without the list: a failed request denies nothing.
  const isMissingShown = isNothing || (isListed && paused.sentence !== '');
  const missing = isMissingShown ? sentence : '';
  const count = messages.found(categories.length, total);
  const goods = askOnly.map((title) => `${title}: ${messages.askOnly.action}`);
  const isCounted = !isNothing && categories.length + total > 0;
  const outcome = [missing, isCounted ? count : ''].filter(Boolean).join('. ');
  const announcement = [...goods, outcome].filter(Boolean).join(', ');
  const waiting = isFailed ? messages.failed : messages.searching;
  const announced = useDelayed(isListed ? announcement : waiting, ANNOUNCE_DELAY_MS, '');
  if (isBlank) return <ShelfFinder title={messages.finder} />;
  const enquiry =
    isListed || isFailed ? (
      <SearchEnquiry
        heading={missing || messages.notIt}
        typed={typed}
        isAlone={isNothing}
        messages={messages}
      />
    ) : null;
  return (
    <>
      {result.group && total > 0 ? <GroupFinder group={result.group} messages={messages} /> : null}
      <Ground>
        <p role="status" className="visually-hidden">
          {announced}
        </p>
        <AboutShopLinks pages={about} messages={messages} />
        <AskOnlyResults titles={askOnly} messages={messages} />
        {missing ? enquiry : null}
        {categories.length > 0 ? (
          <section aria-label={messages.shelves}>
            <CategoryResults slugs={categories} />
          </section>
        ) : null}
        {total > 0 ? (
          <section aria-label={messages.products}>
            {shownGroups.map(({ slug = '', products }, n) => (
              <Group key={slug}>
                <h2>{headings[n]}</h2>
                <ProductResults products={products} hasPaused={paused.typed === typed} />
              </Group>
            ))}
            {shownGroups.some(
              ({ products }, n) => products.length < (groups[n]?.products.length ?? 0),
            ) ? (
              <More type="button" onClick={() => expandedSearch.set(typed)}>
                {messages.more(total)}
              </More>
            ) : null}
          </section>
        ) : null}
        {list.data ? null : (
          <SearchListStatus isFailed={isFailed} onRetry={onRetry} messages={messages} />
        )}
        {missing ? null : enquiry}
      </Ground>
      {isNothing ? <NothingFound group={result.group} messages={messages} /> : null}
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

const Ground = styled(Container)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4);

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-title);
  }
`;

const Group = styled.div`
  & + & {
    margin-top: var(--space-4);
  }
`;

const More = styled(QuietButton)`
  margin-top: var(--space-3);
`;
