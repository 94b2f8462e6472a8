import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { searchAddress } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useLanguage } from '@/messages/useLanguage';
import { localPath } from '@/shop/languages';
import { openPage } from '@/ui/overlay/openPage';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { prefetchPage } from '@/ui/rendering/prefetchPage';
import { SubmitButton } from '@/ui/SubmitButton';
import { fetchSearchList } from '../fetchSearchList';

/** A form that leads to the search, also without scripts. On focus it fetches the search page and the product list. */
export function SearchField() {
  const language = useLanguage();
  const { nav } = language.messages;
  const path = localPath(language, pageDefinitions.search.path);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    // The page's data come from its own path: the words stay in the address bar.
    void openPage(path, localPath(language, searchAddress(typed)));
  };
  const prepare = () => {
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
        autoComplete="off"
        enterKeyHint="search"
        onFocus={prepare}
      />
      <SubmitButton label={nav.search} />
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;

  > button {
    color: var(--ink-soft);
  }

  > input {
    width: 100%;
    min-height: var(--touch);
    padding: var(--space-1) var(--space-2) var(--space-1) var(--round);
    border: 1px solid var(--ink-soft);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--ink);
  }

  /* Chrome's cross would be blue. */
  > input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;
