import { useSyncExternalStore } from 'react';
import type { Product, Shade } from '@/catalogue/items';
import { shadeFragment, shadeIn } from '@/catalogue/shadeFragment';
import { pageLayers } from '@/ui/layers/pageLayers';

/**
 * The shade of a product that the visitor has chosen, and the function that chooses one. The address holds the choice,
 * so that a link passes it on, and a reload or Back keeps it. None is chosen at first: the message to the shop must not
 * name a shade that nobody asked for.
 */
export function useShade(
  product: Pick<Product, 'shades'>,
): [chosen: Shade | undefined, choose: (shade: Shade) => void] {
  const fragment = useSyncExternalStore(
    pageLayers.subscribe,
    () => window.location.hash,
    () => '',
  );
  return [shadeIn(product, fragment), (shade) => pageLayers.mark(shadeFragment(shade))];
}
