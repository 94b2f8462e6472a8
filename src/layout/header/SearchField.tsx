import Router from 'next/router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { searchAddress } from '@/catalogue/addresses/addresses';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { useLanguage } from '@/messages/useLanguage';
import { localPath } from '@/shop/languages';
import { fieldStyle } from '@/ui/fieldStyle';
import { loadLater } from '@/ui/rendering/loadLater';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { prefetchPage } from '@/ui/rendering/prefetchPage';
import { SubmitButton } from '@/ui/SubmitButton';
import { fetchSearchList } from './fetchSearchList';

const results = loadLater(() => import('./FieldResults').then((module) => module.FieldResults));

interface Props {
  readonly suggests?: boolean;
  /** Called with the address of the results; by default the router goes there. */
  readonly onSearch?: (address: string) => void;
}

/**
 * A search field, a plain form before its script. The product list is fetched when somebody is
 * about to type. In the header, first results follow each key, until Escape, a press or the focus
 * elsewhere.
 */
export function SearchField({ suggests = false, onSearch = push }: Props) {
  const language = useLanguage();
  const { nav } = language.messages;
  const path = localPath(language, sitePages.search.path);
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  // Stays empty where no results are shown.
  const [typed, type] = useState('');
  const FieldResults = results.useLoaded(suggests && isUsed);
  // The field shows each key at once; the next key interrupts the rendering of the results.
  const searched = useDeferredValue(typed);
  const close = () => type('');
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    close();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    onSearch(localPath(language, searchAddress(typed)));
  };
  const prepare = () => {
    setUsed(true);
    prefetchPage(path);
    if (mayPrefetch()) fetchSearchList();
  };
  return (
    <Form
      role="search"
      action={path}
      onSubmit={search}
      onBlur={(event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || close()}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !typed) return;
        close();
        field.current?.focus();
      }}
    >
      <input
        ref={field}
        name="q"
        type="search"
        aria-label={nav.search}
        placeholder={nav.search}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={prepare}
        onChange={({ target }) => type(target.value.trim())}
      />
      <SubmitButton label={nav.search} />
      {suggests && FieldResults && typed && searched ? (
        <FieldResults typed={searched} onFollow={close} />
      ) : null}
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
    padding-left: var(--round);
    border-radius: var(--radius-pill);
  }

  /* Chrome's cross is blue. */
  > input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;
