import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes } from '@/shop/languages';

/** A browser's question to `/api/shelves`: is its copy of a shelf current? */
export interface ShelfRequest {
  readonly name: string;
  /** The id in the address of a product's page: asks only for what that page shows. */
  readonly product?: string | undefined;
  /** As in `Collection`. */
  readonly part?: string | undefined;
  /** The page's language; English by default. */
  readonly language?: LanguageCode | undefined;
  readonly version?: string | undefined;
}

/** Tabs older than the last deployment read it too: only add optional fields, or change the address. */
export interface ShelfAnswer<Item> {
  readonly version: string;
  /** The age of the reading. No time of day, because clocks of phones are wrong. */
  readonly ageSeconds: number;
  /** Present only when the browser asked with another version. */
  readonly items?: readonly Item[];
  /** As in `Shelf`; only together with the items. */
  readonly more?: true;
}

/** The address of a request. Absent fields have no parameter, nor has English. */
export function shelfRequestPath({
  name,
  product,
  part,
  version,
  language = 'en',
}: ShelfRequest): string {
  const path = `/api/shelves/${encodeURIComponent(name)}`;
  const query = new URLSearchParams({
    ...(product === undefined ? {} : { product }),
    ...(part ? { part } : {}),
    ...(version ? { version } : {}),
    ...(language === 'en' ? {} : { language }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

/** The request in an address's parameters, which may be anything. Drops a language that the shop does not offer. */
export function parseShelfRequest(parameters: Readonly<Record<string, unknown>>): ShelfRequest {
  const { collection, product, part, language, version } = parameters;
  return {
    name: String(collection),
    product: textIn(product),
    part: textIn(part),
    language: languageCodes.find((code) => code === language),
    version: textIn(version),
  };
}

function textIn(parameter: unknown): string | undefined {
  return parameter === undefined ? undefined : String(parameter);
}
