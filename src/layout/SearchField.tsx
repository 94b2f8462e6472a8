import Router from 'next/router';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { searchAddress } from '@/catalogue/addresses';
import { sitePages } from '@/catalogue/sitePages';
import { useLanguage } from '@/messages/useLanguage';
import { localPath } from '@/shop/languages';
import { fieldStyle } from '@/ui/fieldStyle';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { prefetchPage } from '@/ui/rendering/prefetchPage';
import { SubmitButton } from '@/ui/SubmitButton';
import { fetchSearchList } from './fetchSearchList';

interface Props {
  /** Called with the address of the results; by default the router goes there. */
  readonly onSearch?: (address: string) => void;
}

/**
 * A search field that leads to the search page with the words typed. A plain form, so that it works before its script.
 * When somebody is about to type, the product list is fetched together with its page.
 */
export function SearchField({ onSearch = push }: Props) {
  const language = useLanguage();
  const { nav } = language.messages;
  const path = localPath(language, sitePages.search.path);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    onSearch(localPath(language, searchAddress(typed)));
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

function push(address: string): void {
  void Router.push(address);
}

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;

  > button {
    color: var(--ink-soft);
  }

  > input {
    ${fieldStyle}
    padding-left: 2.5rem;
    border-radius: var(--radius-pill);
  }

  /* Chrome's cross is blue. */
  > input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;
