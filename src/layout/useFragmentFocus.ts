import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Moves the keyboard focus to the target of a fragment link. Browsers do so by themselves, but Next's router takes the
 * link over and only scrolls. For a link within the page, everything is laid out first (`renderNearViewport`), so that
 * the router scrolls to the exact place.
 */
export function useFragmentFocus(): void {
  const { events } = useRouter();
  useEffect(() => {
    events.on('hashChangeStart', layOutAll);
    events.on('routeChangeComplete', layOutNear);
    events.on('routeChangeComplete', focusPart);
    events.on('hashChangeComplete', focusPart);
    return () => {
      events.off('hashChangeStart', layOutAll);
      events.off('routeChangeComplete', layOutNear);
      events.off('routeChangeComplete', focusPart);
      events.off('hashChangeComplete', focusPart);
    };
  }, [events]);
}

function layOutAll(): void {
  document.documentElement.dataset.exact = '';
}

function layOutNear(): void {
  delete document.documentElement.dataset.exact;
}

function focusPart(address: string): void {
  const [, fragment] = address.split('#');
  if (fragment) document.getElementById(decoded(fragment))?.focus({ preventScroll: true });
}

/** A fragment as text; as it is if somebody typed what cannot be decoded, such as `50%`. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
