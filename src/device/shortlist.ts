import type { CategorySlug } from '@/catalogue/Category';
import type { Product, Shade } from '@/catalogue/items';
import { parseShortlist, shortlistRecord } from '@/catalogue/shortlist/parseShortlist';
import { toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { shadedList, toggledList } from '@/catalogue/shortlist/toggledList';
import { createDeviceStore } from '@/ui/createDeviceStore';

/** The visitor's shortlist, in the order in which products were added. */
export const shortlist = createDeviceStore('shortlist', parseShortlist, shortlistRecord);

/**
 * Adds a product to the shortlist, or removes it; see `toggledList`.
 * @returns false if the list is full.
 */
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

/** Gives the line of a product the shade that was chosen elsewhere; see `shadedList`. */
export function giveShade(slug: CategorySlug, product: Product, shade: Shade): void {
  shortlist.change((list) => shadedList(list, toShortlisted({ slug }, product, 1, shade)));
}
