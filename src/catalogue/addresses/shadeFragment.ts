import type { Product, Shade } from '../items';
import { shadeKey } from '../shadeKey';
import { meantName } from './meantName';

/** A shade as an address's fragment, `#shade=Rose+Beige`, or empty. No query: a product has one canonical address. */
export function shadeFragment(shade: Shade | undefined): string {
  return shade ? `#${new URLSearchParams({ shade: shadeKey(shade) })}` : '';
}

/** The shade that an address's fragment names, whatever a sentence or chat put behind it. */
export function shadeIn({ shades }: Pick<Product, 'shades'>, fragment: string): Shade | undefined {
  const named = new URLSearchParams(fragment.replace(/^#/, '')).get('shade') ?? '';
  const meant = meantName(shades?.map(shadeKey) ?? [], named);
  return shades?.find((shade) => shadeKey(shade) === meant);
}
