import type { Product, Shade } from './items';
import { meantName } from './meantName';
import { shadeKey } from './shadeKey';

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
  const meant = meantName(shades?.map(shadeKey) ?? [], named);
  return shades?.find((shade) => shadeKey(shade) === meant);
}
