import { memo, useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Found } from '@/search/find';
import { quietStyle } from '@/ui/buttonStyle';
import { Container } from '@/ui/Container';
import type { SearchWords } from '@/words/Words';
import { FoundCategories } from './FoundCategories';
import { FoundProducts } from './FoundProducts';
import { ListState } from './ListState';
import { NothingFound } from './NothingFound';
import { shownProducts } from './shownProducts';
import { useFound } from './useFound';
import { useSettled } from './useSettled';

/** Screen readers hear the count after so many milliseconds without a key. */
const PAUSE = 700;

const noneYet: Found = { categories: [], products: [] };

/** What stays when a letter is added is not rendered anew. */
const Products = memo(FoundProducts);
const Ways = memo(NothingFound);

interface Props {
  readonly typed: string;
  /** Whether all results stand there at once, not the first a frame before the others: where somebody comes back to them. */
  readonly whole: boolean;
  /** A result is pressed. */
  readonly onFollow: () => void;
  readonly words: SearchWords;
}

/** What there is of what is typed: shelves, then products. What a phone's screen shows comes first, the rest a frame later. */
export function SearchResults({ typed, whole, onFollow, words }: Props) {
  const { found, searched, list, retry } = useFound(typed);
  const now = useMemo(() => ({ typed, found }), [typed, found]);
  const late = useDeferredValue<typeof now | null>(now, whole ? now : null);
  const [wholeOf, setWholeOf] = useState<string>();
  const { categories, products } = found ?? noneYet;
  const nothing = list === 'there' && categories.length + products.length === 0;
  const said = nothing ? words.nothing(typed) : words.found(categories.length, products.length);
  const rest = (late?.found ?? noneYet).products;
  const wholeRest = wholeOf !== undefined && wholeOf === late?.typed;
  const shown = useMemo(
    () => shownProducts(products, categories.length, rest, wholeRest),
    [products, categories, rest, wholeRest],
  );
  return (
    <Ground data-begun={late ? undefined : ''}>
      <p role="status" className="visually-hidden">
        {useSettled(found ? said : '', PAUSE)}
      </p>
      {categories.length > 0 ? (
        <section aria-label={words.shelves}>
          <h2>{words.shelves}</h2>
          <FoundCategories slugs={categories} onFollow={onFollow} />
        </section>
      ) : null}
      {shown.lines.length > 0 ? (
        <section aria-label={words.products}>
          <h2>{words.products}</h2>
          <Products products={shown.lines} onFollow={onFollow} />
          {shown.more ? (
            <More type="button" onClick={() => setWholeOf(typed)}>
              {words.more(shown.more)}
            </More>
          ) : null}
        </section>
      ) : null}
      <ListState list={list} onRetry={retry} words={words} />
      {list === 'asked' || !searched || !(nothing || late) ? null : (
        <Ways
          nothing={nothing}
          typed={nothing ? typed : (late?.typed ?? typed)}
          names={searched.categories}
          onFollow={onFollow}
          words={words}
        />
      )}
    </Ground>
  );
}

const Ground = styled(Container)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4);

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-title);
  }

  /* For the one frame until all is there, so that the footer does not come up and go. */
  &[data-begun] {
    align-content: start;
    min-height: 100vh;
  }
`;

const More = styled.button`
  ${quietStyle}
  margin-top: var(--space-3);
`;
