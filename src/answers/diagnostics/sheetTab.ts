import { categories } from '@/catalogue/categories';
import { factTabs } from '@/catalogue/factTabs';
import { sharedMessages } from '@/messages/en/sharedMessages';

/**
 * The tab of the owner's sheet in which a collection's rows are: that of its group, its own for a fact of the shop, or the
 * one of all others.
 */
export function sheetTab(collection: string): string {
  const shelf = categories.find((category) => category.collection === collection);
  if (shelf) return sharedMessages.groupLabels(shelf.group).title;
  return factTabs[collection] ?? 'Photos and videos';
}
