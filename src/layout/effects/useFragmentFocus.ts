import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { decoded } from '@/catalogue/addresses/escapes';

/**
 * Focuses the target of a fragment link, as browsers do; Next's router only scrolls. From a visit's first navigation
 * on, sections are laid out whole (`renderNearViewport`), so that the router scrolls to the exact place.
 */
export function useFragmentFocus(): void {
  const { events, asPath } = useRouter();
  const first = useRef(asPath);
  // The layout changes with the next page, before the router scrolls. If it changed sooner, the page that is left
  // would load all its pictures.
  useLayoutEffect(() => {
    if (asPath !== first.current) layOutAll();
  }, [asPath]);
  useEffect(() => {
    events.on('hashChangeStart', layOutAll);
    events.on('routeChangeComplete', focusPart);
    events.on('hashChangeComplete', focusPart);
    return () => {
      events.off('hashChangeStart', layOutAll);
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
  if (fragment)
    document.getElementById(decoded(fragment) ?? fragment)?.focus({ preventScroll: true });
}
