import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { searchPath } from '@/catalogue/addresses';
import { LONGEST_TYPED } from '@/search/longestTyped';
import { searchAddress } from '@/search/searchAddresses';

/** After so many milliseconds without a key, the address says what is typed. */
const PAUSE = 400;

interface Typed {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Puts what is typed into the address at once: before a link leads away, so that Back finds it. */
  readonly settle: () => void;
}

/**
 * What is typed in the search, which the address has too (`?q=`): so it can be shared, and is there after Back. Typing changes the
 * page's entry in the history and adds none.
 */
export function useTyped(): Typed {
  const { query, events } = useRouter();
  const [typed, type] = useState(() => String(query.q ?? '').slice(0, LONGEST_TYPED));

  useEffect(() => {
    const follow = () => {
      if (window.location.pathname === searchPath) type(typedInAddress());
    };
    follow();
    events.on('routeChangeComplete', follow);
    return () => events.off('routeChangeComplete', follow);
  }, [events]);

  useEffect(() => {
    const timer = setTimeout(() => write(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, type, settle: () => write(typed) };
}

function typedInAddress(): string {
  return (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, LONGEST_TYPED);
}

/** In the router's own entry, as it would write it. */
function write(typed: string): void {
  const { pathname } = window.location;
  if (pathname !== searchPath || typedInAddress() === typed) return;
  const address = searchAddress(typed);
  window.history.replaceState({ ...window.history.state, url: address, as: address }, '', address);
}
