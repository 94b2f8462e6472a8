import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Focuses the target of a fragment link, as browsers do; Next's router only scrolls. From the first
 * step on everything is laid out (`renderNearViewport`), so that it scrolls to the exact place.
 */
export function useFragmentFocus(): void {
  const { events } = useRouter();
  useEffect(() => {
    events.on('hashChangeStart', layOutAll);
    events.on('beforeHistoryChange', layOutAll);
    events.on('routeChangeComplete', focusPart);
    events.on('hashChangeComplete', focusPart);
    return () => {
      events.off('hashChangeStart', layOutAll);
      events.off('beforeHistoryChange', layOutAll);
      events.off('routeChangeComplete', focusPart);
      events.off('hashChangeComplete', focusPart);
    };
  }, [events]);
}

function layOutAll(): void {
  document.documentElement.dataset.exact = '';
}

function focusPart(address: string): void {
  const [, fragment] = address.split('#');
  if (fragment) document.getElementById(decoded(fragment))?.focus({ preventScroll: true });
}

/** The fragment as text; unchanged if it can't be decoded, such as `50%`. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
