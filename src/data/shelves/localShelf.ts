import type { ItemKind, ItemOf } from '@/catalogue/collections';
import { localItem } from '@/catalogue/localItem';
import type { DatedShelf } from '@/catalogue/Shelf';
import type { LanguageCode } from '@/shop/LanguageCode';
import { shelfOf } from './shelfOf';

/** What was made of each reading: browsers ask often whether a shelf has changed. */
const made = new WeakMap<object, Partial<Record<LanguageCode, DatedShelf<unknown>>>>();

/**
 * A reading as a page in this language shows it. Its version depends on what that page shows, so a change of another
 * language's texts renews nothing. The reading itself when no item has translations.
 */
export function localShelf<K extends ItemKind>(
  kind: K,
  shelf: DatedShelf<ItemOf[K]>,
  code: LanguageCode,
): DatedShelf<ItemOf[K]> {
  const known = made.get(shelf) ?? {};
  const local = (known[code] as DatedShelf<ItemOf[K]> | undefined) ?? inLanguage(kind, shelf, code);
  made.set(shelf, { ...known, [code]: local });
  return local;
}

function inLanguage<K extends ItemKind>(
  kind: K,
  shelf: DatedShelf<ItemOf[K]>,
  code: LanguageCode,
): DatedShelf<ItemOf[K]> {
  const items = shelf.items.map((item) => localItem(kind, item, code));
  return items.every((item, n) => item === shelf.items[n]) ? shelf : shelfOf(items, shelf);
}
