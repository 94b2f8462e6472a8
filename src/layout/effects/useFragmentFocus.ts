import { useRouter } from 'next/router';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { decoded } from '@/catalogue/addresses/escapes';
import { cameByLink } from '@/ui/rendering/arrival';

/**
 * Focuses the target of a fragment link, as browsers do; Next's router only scrolls. So that it scrolls to the exact
 * place, a page to which Back or a fragment leads is laid out whole (`renderNearViewport`).
 */
export function useFragmentFocus(): void {
  const { events, asPath } = useRouter();
  const shown = useRef(asPath);
  // The layout changes with the next page. Sooner, the page that is left would load all its pictures; in a layout effect
  // it would be too late, because the router scrolls in one.
  useInsertionEffect(() => {
    if (asPath === shown.current) return;
    shown.current = asPath;
    document.documentElement.toggleAttribute('data-exact', !cameByLink());
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
