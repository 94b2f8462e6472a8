import { categories } from '@/catalogue/categories';
import { ownCollections } from '@/catalogue/ownCollections';
import { sharedMessages } from '@/messages/en/sharedMessages';

/** The tab of the owner's sheet with a collection's rows: its group's, the shop's notice's, or the one of all others. */
export function sheetTab(collection: string): string {
  const shelf = categories.find((category) => category.collection === collection);
  if (shelf) return sharedMessages.groupLabels(shelf.group).title;
  return collection === ownCollections.notice ? 'Shop' : 'Photos and videos';
}
