import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { searchAddress } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { languages, localPath, splitLanguage } from '@/shop/languages';
import { useHydrated } from '@/ui/rendering/useHydrated';

/** The longest search, in characters. */
export const MAX_SEARCH_LENGTH = 100;

const ADDRESS_DELAY_MS = 400;

/** The typed text and its setter. After a pause the address has the text (`?q=`), for sharing and Back. */
export function useSearchText(): [typed: string, type: (text: string) => void] {
  const { events, replace } = useRouter();
  const isHydrated = useHydrated();
  const [typed, type] = useState(() => (isHydrated ? typedInAddress() : ''));
  /** What this page last wrote into the address, because the visitor may have typed on meanwhile. */
  const written = useRef<string>(undefined);

  useEffect(() => {
    const follow = () => {
      if (isSearchPage() && typedInAddress() !== written.current) type(typedInAddress());
    };
    // Words typed before hydration stay.
    type((now) => now || typedInAddress());
    events.on('routeChangeComplete', follow);
    return () => events.off('routeChangeComplete', follow);
  }, [events]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isSearchPage() || typedInAddress() === typed) return;
      written.current = typed;
      const { code } = splitLanguage(window.location.pathname);
      const local = (path: string) => localPath(languages[code], path);
      // The page's path is without the words: with them, Back would send them to the site for the page's data.
      void replace(local(pageDefinitions.search.path), local(searchAddress(typed)), {
        shallow: true,
        scroll: false,
      });
    }, ADDRESS_DELAY_MS);
    // Replacing the address would cancel the navigation of a link that was just pressed.
    const stop = () => clearTimeout(timer);
    events.on('routeChangeStart', stop);
    return () => {
      stop();
      events.off('routeChangeStart', stop);
    };
  }, [typed, events, replace]);

  return [typed, type];
}

function typedInAddress(): string {
  return (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
}

function isSearchPage(): boolean {
  return splitLanguage(window.location.pathname).path === pageDefinitions.search.path;
}
