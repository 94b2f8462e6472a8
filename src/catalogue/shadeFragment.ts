import type { Product, Shade } from './items';
import { shadeKey } from './shadeKey';
import { withoutTail } from './withoutTail';

/**
 * The chosen shade as the fragment of a product's address, such as `#shade=Rose+Beige`; empty without one. Not a query:
 * a product has one page and one canonical address, whatever the shade, and a fragment never reaches a server or cache.
 */
export function shadeFragment(shade: Shade | undefined): string {
  return shade ? `#${new URLSearchParams({ shade: shadeKey(shade) })}` : '';
}

/** The shade of a product that the fragment of an address names, whatever a sentence or chat put behind it. */
export function shadeIn({ shades }: Pick<Product, 'shades'>, fragment: string): Shade | undefined {
  const named = new URLSearchParams(fragment.replace(/^#/, '')).get('shade') ?? '';
  const isNamed = (key: string) => named.startsWith(key) && !withoutTail(named.slice(key.length));
  // The longest: "Rose+" is no "Rose" with a sign behind it.
  return shades
    ?.filter((shade) => isNamed(shadeKey(shade)))
    .sort((one, other) => shadeKey(other).length - shadeKey(one).length)[0];
}
