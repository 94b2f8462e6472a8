import { categories } from '@/catalogue/categories';
import { factTabs } from '@/catalogue/factTabs';
import { sharedMessages } from '@/messages/en/sharedMessages';

/** The tab of the owner's sheet with a collection's rows: its group's, a fact's own, or the one of all others. */
export function sheetTab(collection: string): string {
  const shelf = categories.find((category) => category.collection === collection);
  if (shelf) return sharedMessages.groupLabels(shelf.group).title;
  return factTabs[collection] ?? 'Photos and videos';
}
