import type { Product } from '../items';
import { shadeKey } from '../shadeKey';

/** The shades of a shelf by `shadeKey`, sorted by the name in the page's language. */
export function shelfShades(products: readonly Product[]): ReadonlyMap<string, string> {
  const names = new Map(
    products.flatMap(({ shades = [] }) => shades.map((shade) => [shadeKey(shade), shade.name])),
  );
  const { compare } = new Intl.Collator('en-IN', { numeric: true });
  return new Map([...names].sort(([, a], [, b]) => compare(a, b)));
}
