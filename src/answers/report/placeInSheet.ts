import { categories } from '@/catalogue/categories';
import type { Collection, ItemKind } from '@/catalogue/collections';
import { sharedMessages } from '@/messages/en/sharedMessages';

/** The tabs of the owner's sheet that have no goods, by what they have. */
const sheetTabs: Readonly<Record<Exclude<ItemKind, 'product'>, string>> = {
  slide: 'Home slider',
  video: 'Videos',
  photo: 'Photos',
  notice: 'Shop',
};

/** Where the owner finds a collection in her sheet, as it is spelt there in every language: "Makeup: Primer". */
export function placeInSheet({ kind, name }: Collection): string {
  if (kind !== 'product') return sheetTabs[kind];
  const category = categories.find(({ collection }) => collection === name);
  if (!category) return name;
  const { groupLabels, labelsOf } = sharedMessages;
  return `${groupLabels(category.group).title}: ${labelsOf(category.slug).title}`;
}
