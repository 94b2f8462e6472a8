import type { Product, Shade } from '../items';
import { meantName } from './meantName';

/** A shade's name as typed. Addresses and lists use it, because it is the same in every language. */
export function originalNameOf({ name, originalName = name }: Shade): string {
  return originalName;
}

/**
 * A shade as an address's fragment, `#shade=Rose+Beige`, or empty. A query would be a second address of the product.
 */
export function shadeFragment(shade: Shade | undefined): string {
  return shade ? `#${new URLSearchParams({ shade: originalNameOf(shade) })}` : '';
}

/** The shade that an address's fragment names, also with punctuation of a sentence after it. */
export function shadeIn({ shades }: Pick<Product, 'shades'>, fragment: string): Shade | undefined {
  const named = new URLSearchParams(fragment.replace(/^#/, '')).get('shade') ?? '';
  const name = meantName(shades?.map(originalNameOf) ?? [], named);
  return shades?.find((shade) => originalNameOf(shade) === name);
}
