import type { CategorySlug } from '../categories';
import type { KeptProduct } from './KeptProduct';
import { linkPart } from './linkPart';

/**
 * A list as the fragment of a link, without `#`: each shelf once, with its products in their order. `Foundation=a.2-b&lens=c` are
 * two of a, one b and one c. Notes are not in it: they are between the visitor and the shop.
 */
export function listFragment(list: readonly KeptProduct[]): string {
  const shelves = new Map<CategorySlug, string[]>();
  for (const { slug, id, quantity } of list) {
    const part = quantity > 1 ? `${linkPart(id)}.${quantity}` : linkPart(id);
    shelves.set(slug, [...(shelves.get(slug) ?? []), part]);
  }
  return [...shelves].map(([slug, parts]) => `${slug}=${parts.join('-')}`).join('&');
}
