import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes } from '@/shop/languages';
import { omitUndefined } from '@/shop/omitUndefined';

/** What the API of shelves is asked for: a collection or a list of offers, all of it, a part, or one product. */
export interface AskedShelf {
  readonly name: string;
  /** The id part of a product. */
  readonly product?: string | undefined;
  /** As in `Collection`. */
  readonly part?: string | undefined;
}

/** The address that answers with a shelf. Absent fields and English get no parameter. */
export function shelfAddress(
  { name, product, part }: AskedShelf,
  language: LanguageCode = 'en',
): string {
  const parameters = omitUndefined({
    product,
    part,
    language: language === 'en' ? undefined : language,
  });
  const query = new URLSearchParams(parameters).toString();
  return `/api/shelves/${encodeURIComponent(name)}${query && `?${query}`}`;
}

/** What an address of `shelfAddress` asks for. Next gives the name as `collection` (pages/api/shelves). */
export function askedShelf({
  collection,
  product,
  part,
  language,
}: Readonly<Record<string, string | string[] | undefined>>): AskedShelf & {
  readonly code: LanguageCode;
} {
  return {
    name: String(collection),
    product: product === undefined ? undefined : String(product),
    part: part === undefined ? undefined : String(part),
    code: languageCodes.find((known) => known === language) ?? 'en',
  };
}
