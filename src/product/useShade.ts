import { useSyncExternalStore } from 'react';
import { shadeFragment, shadeIn } from '@/catalogue/addresses/shadeFragment';
import type { Product, Shade } from '@/catalogue/items';

/**
 * The chosen shade and its setter. The address holds it, for links, reload and Back. None at first:
 * a message must not name a shade that nobody asked for.
 */
export function useShade(
  product: Pick<Product, 'shades'>,
): [chosen: Shade | undefined, choose: (shade: Shade) => void] {
  const fragment = useSyncExternalStore(
    onFragment,
    () => window.location.hash,
    () => '',
  );
  return [shadeIn(product, fragment), (shade) => window.location.replace(shadeFragment(shade))];
}

function onFragment(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
