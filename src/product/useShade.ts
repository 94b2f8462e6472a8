import { shadeFragment, shadeIn } from '@/catalogue/addresses/shadeFragment';
import type { Product, Shade } from '@/catalogue/items';
import { useFragment } from '@/ui/useFragment';

/**
 * The chosen shade and its setter. The address's fragment holds the choice, so that links, reload and Back keep it. No
 * shade is chosen at first, because a message must not name one that nobody asked for.
 */
export function useShade(
  product: Pick<Product, 'shades'>,
): [chosen: Shade | undefined, choose: (shade: Shade) => void] {
  const chosen = shadeIn(product, useFragment());
  return [chosen, (shade) => window.location.replace(shadeFragment(shade))];
}
