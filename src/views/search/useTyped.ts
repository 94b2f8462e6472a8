import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { searchAddress, searchPath } from '@/catalogue/addresses';

/** As many characters can be typed. */
export const LONGEST_TYPED = 100;

/** After so many milliseconds without a key, the address says what is typed. */
const PAUSE = 400;

/**
 * What is typed in the search, and a function that changes it. The address follows (`?q=`), so a search can be shared and is there
 * after Back.
 */
export function useTyped(): [typed: string, type: (text: string) => void] {
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
    const timer = setTimeout(() => writeTyped(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, type];
}

function typedInAddress(): string {
  return (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, LONGEST_TYPED);
}

/**
 * Puts what is typed into the address: typing changes the page's entry in the history and adds none. The state is what Next's
 * router would write.
 */
export function writeTyped(typed: string): void {
  const { pathname } = window.location;
  if (pathname !== searchPath || typedInAddress() === typed) return;
  const address = searchAddress(typed);
  window.history.replaceState({ ...window.history.state, url: address, as: address }, '', address);
}
