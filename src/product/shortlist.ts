import { originalNameOf } from '@/catalogue/addresses/shadeFragment';
import type { Product, Shade } from '@/catalogue/items';
import type { CategorySlug } from '@/catalogue/registry';
import { changedList, toggledList } from '@/catalogue/shortlist/changedList';
import { parseShortlist, shortlistRecord } from '@/catalogue/shortlist/parseShortlist';
import { shortlistKey, toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { createDeviceStore } from '@/ui/stores';

/** In the order in which products were added. */
export const shortlist = createDeviceStore('shortlist', parseShortlist, shortlistRecord);

/** Adds or removes a product (`toggledList`). @returns false if the list is full. */
export function toggleShortlisted(slug: CategorySlug, product: Product, shade?: Shade): boolean {
  const wanted = toShortlisted({ slug }, product, 1, shade);
  let isFull = false;
  shortlist.change((list) => {
    const toggled = toggledList(list, wanted);
    isFull = toggled === list;
    return toggled;
  });
  return !isFull;
}

/** Gives a product's line, if there is one, the shade chosen on its page. */
export function giveShade(slug: CategorySlug, { id }: Product, shade: Shade): void {
  shortlist.change((list) =>
    changedList(list, shortlistKey({ slug, id }), { shade: originalNameOf(shade) }),
  );
}
