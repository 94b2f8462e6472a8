import { memo, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { SearchMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { resultTexts } from '@/search/resultTexts';
import { useSearch } from '@/search/useSearch';
import { Container } from '@/ui/Container';
import { QuietButton } from '@/ui/QuietButton';
import { createStore, useStore } from '@/ui/stores';
import { AboutShop } from './AboutShop';
import { AskForSearch } from './AskForSearch';
import { AskOnlyResults } from './AskOnlyResults';
import { FoundCategories } from './FoundCategories';
import { FoundProducts } from './FoundProducts';
import { GroupFinder } from './GroupFinder';
import { NothingFound } from './NothingFound';
import { SearchListStatus } from './SearchListStatus';
import { ShelfFinder } from './ShelfFinder';

/** A pause in typing. On a phone most keys follow sooner. */
const PAUSE_MS = 350;

const ANNOUNCE_DELAY_MS = 700;

/** The products shown at first, more than fit on a phone's screen. Each further one costs time at each key. */
const INITIAL_PRODUCTS = 6;

/** The text whose products are all shown. It outlives the page, so that Back from a product finds all of them. */
const shownWhole = createStore('');

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
  const allOf = useStore(shownWhole);
  const { sentence, headings } = useMemo(
    () => resultTexts(typed, result, messages, texts),
    [typed, result, messages, texts],
  );
  const total = groups.reduce((sum, { products }) => sum + products.length, 0);
  const most = allOf === typed ? total : Math.ceil(INITIAL_PRODUCTS / groups.length);
  const lines = useMemo(
    () => groups.map((group) => ({ ...group, products: group.products.slice(0, most) })),
    [groups, most],
  );
  const isListed = list.data !== undefined;
  const askOnly = result.askOnly.map((name) => messages.askOnly.goods[name]);
  const nothing =
    isListed && !isBlank && total + categories.length + askOnly.length + about.length === 0;
  const now = useMemo(() => ({ typed, sentence }), [typed, sentence]);
  const pause = useDelayed(now, PAUSE_MS, NO_PAUSE);
  // What is missing is said only after a pause, because half a word often means nothing ("kajal water" before
  // "waterproof"), and never without the list: a failed request denies nothing.
  const isSaid = nothing || (isListed && sentence !== '' && pause.sentence !== '');
  const said = isSaid ? sentence : '';
  const count = messages.found(categories.length, total);
  const goods = askOnly.map((title) => `${title}: ${messages.askOnly.action}`);
  const isCounted = !nothing && categories.length + total > 0;
  const outcome = [said, isCounted ? count : ''].filter(Boolean).join('. ');
  const announcement = [...goods, outcome].filter(Boolean).join(', ');
  const waiting = isFailed ? messages.failed : messages.searching;
  const announced = useDelayed(isListed ? announcement : waiting, ANNOUNCE_DELAY_MS, '');
  if (isBlank) return <ShelfFinder title={messages.finder} />;
  const ask =
    isListed || isFailed ? (
      <AskForSearch
        heading={said || messages.notIt}
        typed={typed}
        isAlone={nothing}
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
        <AboutShop pages={about} messages={messages} />
        <AskOnlyResults titles={askOnly} messages={messages} />
        {said ? ask : null}
        {categories.length > 0 ? (
          <section aria-label={messages.shelves}>
            <FoundCategories slugs={categories} />
          </section>
        ) : null}
        {total > 0 ? (
          <section aria-label={messages.products}>
            {lines.map(({ slug = '', products }, n) => (
              <Group key={slug}>
                <h2>{headings[n]}</h2>
                <FoundProducts products={products} hasPaused={pause.typed === typed} />
              </Group>
            ))}
            {lines.some(
              ({ products }, n) => products.length < (groups[n]?.products.length ?? 0),
            ) ? (
              <More type="button" onClick={() => shownWhole.set(typed)}>
                {messages.more(total)}
              </More>
            ) : null}
          </section>
        ) : null}
        {list.data ? null : (
          <SearchListStatus isFailed={isFailed} onRetry={onRetry} messages={messages} />
        )}
        {said ? null : ask}
      </Ground>
      {nothing ? <NothingFound group={result.group} messages={messages} /> : null}
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
