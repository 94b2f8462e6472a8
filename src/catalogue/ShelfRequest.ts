import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes } from '@/shop/languages';
import { type Collection, findCollection, quotedVideos } from './collections';
import type { ShownItemOf } from './OneProduct';
import { findOfferList } from './offers/OfferList';
import type { Collections } from './sitePages';

/**
 * A collection, a list of offers, or a part of a collection: what a product's page shows, by the product's id as its
 * address spells it, or the videos with three quotes.
 */
export interface AskedShelf<K extends keyof ShownItemOf = keyof ShownItemOf> {
  readonly name: string;
  readonly kind: K;
  readonly part?: string;
}

/** What a browser asks of `/api/shelves`: whether its copy of a shelf is current. */
export interface ShelfRequest<Shelf extends AskedShelf = AskedShelf> {
  readonly shelf: Shelf;
  /** The language of the page: that of the shelf's texts. English by default. */
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

/** The address of a request. */
export function shelfRequestPath({ shelf, language = 'en', version }: ShelfRequest): string {
  const { name, kind, part } = shelf;
  const query = new URLSearchParams({
    ...(part && { [kind === 'productOnShelf' ? 'product' : 'part']: part }),
    ...(version && { version }),
    ...(language !== 'en' && { language }),
  }).toString();
  const path = `/api/shelves/${encodeURIComponent(name)}`;
  return query ? `${path}?${query}` : path;
}

/**
 * The request at an address, by its parameters. A part that the collection hasn't and a language that the shop doesn't
 * offer are ignored. Undefined for an unknown collection.
 */
export function parseShelfRequest(
  parameters: Readonly<Record<string, unknown>>,
): ShelfRequest<Collections[string]> | undefined {
  const { language, version } = parameters;
  const shelf = shelfIn(parameters);
  return (
    shelf && {
      shelf,
      language: languageCodes.find((code) => code === language),
      version: typeof version === 'string' ? version : undefined,
    }
  );
}

function shelfIn({
  collection: named,
  product,
  part,
}: Readonly<Record<string, unknown>>): Collections[string] | undefined {
  const name = String(named);
  const collection = findCollection(name);
  if (!collection) return findOfferList(name);
  if (collection.kind === 'video' && part === quotedVideos.part) return quotedVideos;
  return isOfProducts(collection) && product !== undefined
    ? { name, kind: 'productOnShelf', part: String(product), collection }
    : collection;
}

function isOfProducts(collection: Collection): collection is Collection<'product'> {
  return collection.kind === 'product';
}
