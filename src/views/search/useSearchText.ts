import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { searchAddress } from '@/catalogue/addresses/addresses';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { languages, localPath, splitLanguage } from '@/shop/languages';
import { rewriteAddress } from '@/ui/rewriteAddress';

/** In characters. */
export const MAX_SEARCH_LENGTH = 100;

const ADDRESS_DELAY_MS = 400;

/** The typed text and its setter. The address follows (`?q=`), for sharing and Back. */
export function useSearchText(): [typed: string, type: (text: string) => void] {
  const { query, events } = useRouter();
  const [typed, type] = useState(() => String(query.q ?? '').slice(0, MAX_SEARCH_LENGTH));

  useEffect(() => {
    const follow = () => {
      if (isSearchPage()) type(typedInAddress());
    };
    // Words typed before hydration stay.
    type((now) => now || typedInAddress());
    events.on('routeChangeComplete', follow);
    return () => events.off('routeChangeComplete', follow);
  }, [events]);

  useEffect(() => {
    const timer = setTimeout(() => writeSearchText(typed), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, type];
}

function typedInAddress(): string {
  return (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
}

/** Writes the typed text into the address, in the same history entry. */
export function writeSearchText(typed: string): void {
  if (!isSearchPage() || typedInAddress() === typed) return;
  const { code } = splitLanguage(window.location.pathname);
  const address = localPath(languages[code], searchAddress(typed));
  rewriteAddress(address, address);
}

function isSearchPage(): boolean {
  return splitLanguage(window.location.pathname).path === sitePages.search.path;
}
