import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes } from '@/shop/languages';

/** What a browser asks of `/api/shelves`: whether its copy of a shelf is current. */
export interface ShelfRequest {
  /** Of a collection or a list of offers. */
  readonly name: string;
  /** The id in the address of a product's page: asks for what that page shows of the collection. */
  readonly product?: string | undefined;
  /** Asks for this part of the collection, as in `Collection`. */
  readonly part?: string | undefined;
  /** The language of the page, which is that of the shelf's texts. English by default. */
  readonly language?: LanguageCode | undefined;
  /** The version that the browser has. */
  readonly version?: string | undefined;
}

/**
 * The site's answer. An open tab may be older than the last deployment: new optional fields are safe, but a different
 * shape needs a different address.
 */
export interface ShelfAnswer<Item> {
  readonly version: string;
  /** How long ago the documents were read, in seconds. An age and not a time, because clocks of phones are wrong. */
  readonly ageSeconds: number;
  /** Present only when the browser asked with another version. */
  readonly items?: readonly Item[];
  /** As in `Shelf`; sent together with the items. */
  readonly more?: true;
}

/** The address of a request. What it does not name has no parameter, nor has English. */
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

/** The request at an address whose parameters may be anything; without a language that the shop does not offer. */
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
