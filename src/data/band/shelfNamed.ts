import { knownCategory } from '@/catalogue/addresses/findCategory';
import { spellingKey } from '@/catalogue/addresses/spellingKey';
import { categories } from '@/catalogue/categories';
import { sharedMessages } from '@/messages/en/sharedMessages';

/** The slug of the shelf with this slug, former slug or English name; undefined if there is none. */
export function shelfNamed(name: string): string | undefined {
  const isCalled = (title: string | undefined) => title && spellingKey(title) === spellingKey(name);
  const { slug } =
    knownCategory(name) ??
    categories.find(({ slug }) => Object.values(sharedMessages.labelsOf(slug)).some(isCalled)) ??
    {};
  return slug;
}
