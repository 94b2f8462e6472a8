import { type SubmitEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { searchAddress } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { categories } from '@/catalogue/categories';
import { categoryName } from '@/messages/CategoryLabels';
import { useLanguage } from '@/messages/useLanguage';
import { localPath } from '@/shop/languages';
import { openPage } from '@/ui/overlay/openPage';
import { mayPrefetch, prefetchPage } from '@/ui/rendering/prefetch';
import { SubmitButton } from '@/ui/SubmitButton';
import { fetchSearchList } from '../fetchSearchList';

/**
 * A form that leads to the search, also without scripts. On focus it fetches the search page and the product list, and
 * then suggests the shelves' names.
 */
export function SearchField() {
  const language = useLanguage();
  const { nav, labelsOf } = language.messages;
  const shelves = useId();
  const [suggests, setSuggests] = useState(false);
  const path = localPath(language, pageDefinitions.search.path);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    // The page's data come from its own path: the words stay in the address bar.
    void openPage(path, localPath(language, searchAddress(typed)));
  };
  const prepare = () => {
    setSuggests(true);
    prefetchPage(path);
    if (mayPrefetch()) fetchSearchList();
  };
  return (
    <Form role="search" action={path} onSubmit={search}>
      <input
        name="q"
        type="search"
        aria-label={nav.search}
        placeholder={nav.search}
        list={shelves}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={prepare}
      />
      {/* Empty at first: without it the field's role would change on focus. */}
      <datalist id={shelves}>
        {suggests
          ? categories.map(({ slug }) => <option key={slug} value={categoryName(labelsOf(slug))} />)
          : null}
      </datalist>
      <SubmitButton label={nav.search} />
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  color: var(--ink-soft);

  > input {
    width: 100%;
    min-height: var(--touch);
    padding: var(--space-1) var(--space-2) var(--space-1) var(--round);
    border: 1px solid var(--ink-soft);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--ink);
  }

  /* Chrome's sign for a list. The list opens while one types. */
  > input::-webkit-calendar-picker-indicator {
    display: none !important;
  }

  /* Chrome's cross would be blue. */
  > input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;
