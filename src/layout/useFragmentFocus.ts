import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * After a link to a part of a page the keyboard goes on from there. Browsers do so by themselves, Next's router, which
 * takes the link over, only scrolls there.
 */
export function useFragmentFocus(): void {
  const { events } = useRouter();
  useEffect(() => {
    events.on('routeChangeComplete', focusPart);
    events.on('hashChangeComplete', focusPart);
    return () => {
      events.off('routeChangeComplete', focusPart);
      events.off('hashChangeComplete', focusPart);
    };
  }, [events]);
}

function focusPart(address: string): void {
  const [, fragment] = address.split('#');
  if (fragment)
    document.getElementById(decodeURIComponent(fragment))?.focus({ preventScroll: true });
}
