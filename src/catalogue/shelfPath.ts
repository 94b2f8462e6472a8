import type { LanguageCode } from '@/shop/LanguageCode';

/** What a page shows of a collection: all of it, a part, or one product with its neighbours. */
export interface ShownShelf {
  readonly name: string;
  /** The id in the address of a product's page. */
  readonly product?: string | undefined;
  /** As in `Collection`. */
  readonly part?: string | undefined;
}

/** The address of the site's answer about a shelf. Absent fields have no parameter, nor has English. */
export function shelfPath(
  { name, product, part }: ShownShelf,
  language: LanguageCode = 'en',
): string {
  const path = `/api/shelves/${encodeURIComponent(name)}`;
  const query = new URLSearchParams({
    ...(product === undefined ? {} : { product }),
    ...(part ? { part } : {}),
    ...(language === 'en' ? {} : { language }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
