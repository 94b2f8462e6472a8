import type { Product, Shade } from './items';
import { shadeKey } from './shadeKey';
import { withoutTail } from './withoutTail';

/** A shade as an address's fragment, `#shade=Rose+Beige`, or empty. No query: a product has one canonical address. */
export function shadeFragment(shade: Shade | undefined): string {
  return shade ? `#${new URLSearchParams({ shade: shadeKey(shade) })}` : '';
}

/** The shade that an address's fragment names, whatever a sentence or chat put behind it. */
export function shadeIn({ shades }: Pick<Product, 'shades'>, fragment: string): Shade | undefined {
  const named = new URLSearchParams(fragment.replace(/^#/, '')).get('shade') ?? '';
  const isNamed = (key: string) => named.startsWith(key) && !withoutTail(named.slice(key.length));
  // The longest: "Rose+" is not "Rose" with a sign behind it.
  return shades
    ?.filter((shade) => isNamed(shadeKey(shade)))
    .sort((one, other) => shadeKey(other).length - shadeKey(one).length)[0];
}
