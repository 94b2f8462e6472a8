import { useState } from 'react';
import styled from 'styled-components';
import { quietStyle } from '@/ui/buttonStyle';
import { Container } from '@/ui/Container';
import type { SearchWords } from '@/words/Words';
import { FoundCategories } from './FoundCategories';
import { FoundProducts } from './FoundProducts';
import { ListState } from './ListState';
import { NothingFound } from './NothingFound';
import { useFound } from './useFound';
import { useSettled } from './useSettled';

/** As many products at first as a phone shows on two screens. */
const AT_FIRST = 8;

/** Screen readers hear the count after so many milliseconds without a key. */
const PAUSE = 700;

interface Props {
  readonly typed: string;
  /** A result is pressed. */
  readonly onFollow: () => void;
  readonly words: SearchWords;
}

/** What there is of what is typed: shelves, then products. */
export function SearchResults({ typed, onFollow, words }: Props) {
  const { found, searched, list, retry } = useFound(typed);
  const [wholeOf, setWholeOf] = useState<string>();
  const { categories = [], products = [] } = found ?? {};
  const nothing = list === 'there' && categories.length + products.length === 0;
  const said = nothing ? words.nothing(typed) : words.found(categories.length, products.length);
  const shown = wholeOf === typed ? products : products.slice(0, AT_FIRST);
  return (
    <Ground>
      <p role="status" className="visually-hidden">
        {useSettled(found ? said : '', PAUSE)}
      </p>
      {categories.length > 0 ? (
        <section aria-label={words.shelves}>
          <h2>{words.shelves}</h2>
          <FoundCategories slugs={categories} onFollow={onFollow} />
        </section>
      ) : null}
      {shown.length > 0 ? (
        <section aria-label={words.products}>
          <h2>{words.products}</h2>
          <FoundProducts products={shown} onFollow={onFollow} />
          {shown.length < products.length ? (
            <More type="button" onClick={() => setWholeOf(typed)}>
              {words.more(products.length)}
            </More>
          ) : null}
        </section>
      ) : null}
      <ListState list={list} onRetry={retry} words={words} />
      {list === 'asked' || !searched ? null : (
        <NothingFound
          nothing={nothing}
          typed={typed}
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
`;

const More = styled.button`
  ${quietStyle}
  margin-top: var(--space-3);
`;
