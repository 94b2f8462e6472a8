import { categories } from '@/catalogue/categories';
import { sharedMessages } from '@/messages/en/sharedMessages';

/** The tab of the owner's sheet in which a collection's rows are: that of its group, or the one of all that are no shelf. */
export function sheetTab(collection: string): string {
  const shelf = categories.find((category) => category.collection === collection);
  return shelf ? sharedMessages.groupLabels(shelf.group).title : 'Photos and videos';
}
