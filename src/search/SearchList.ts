import type { CategorySlug } from '@/catalogue/registry';
import type { LanguageCode } from '@/shop/LanguageCode';

/**
 * The browser's search data: each shelf's products by column, which compresses better than by product. Open tabs may be
 * older than the last deployment. They ignore new columns, but a changed shape needs another address.
 */
export type SearchList = readonly ListedShelf[];

type Translated = { readonly [Code in LanguageCode]?: readonly string[] };

/** A shelf of the list. The n-th entries of its columns belong to its n-th product. */
export interface ListedShelf {
  readonly slug: CategorySlug;
  /** Ids as addresses write them, cut to the shortest prefix that is unique on the shelf (`shortIds`). */
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  /** Titles by language, an empty one where there is no translation; absent without any. */
  readonly translated?: Translated;
  /** In rupees; 0 for none. */
  readonly prices: readonly number[];
  /** In percent; 0 for none. */
  readonly offs: readonly number[];
  /** The indexes of sold-out products; absent without any. */
  readonly soldOut?: readonly number[];
  /** The different brands, shades, sizes and contents of all products, in all languages; absent without any. */
  readonly traits?: readonly string[];
  /** Each product's indexes in `traits`. */
  readonly traitIndexes?: readonly (readonly number[])[];
}

/** What the list leaves out because it compresses badly. Open tabs read it, too: see `SearchList`. */
export interface ShelfDetails {
  /** Full ids as addresses write them. */
  readonly parts: readonly string[];
  /** The documents' ids. */
  readonly ids: readonly string[];
  readonly images: readonly string[];
}

/** A product as the list has it. */
export interface ListedProduct {
  readonly slug: CategorySlug;
  readonly id: string;
  /** In the page's language, if there is one. */
  readonly title?: string;
  /** As in `Product`. */
  readonly originalTitle?: string;
  /** Titles in other languages. */
  readonly otherTitles?: readonly string[];
  readonly price?: number;
  readonly off?: number;
  readonly soldOut?: true;
  readonly traits?: readonly string[];
}

/** All products of a list, shelf by shelf, with titles in this language. */
export function unpackProducts(list: SearchList, code: LanguageCode = 'en'): ListedProduct[] {
  return list.flatMap((shelf) => {
    const { slug, ids, titles, translated = {}, prices, offs, soldOut } = shelf;
    return ids.map((id, n) => ({
      slug,
      id,
      ...unpackTitles(n, titles, translated, code),
      ...(prices[n] ? { price: prices[n] } : {}),
      ...(offs[n] ? { off: offs[n] } : {}),
      ...(soldOut?.includes(n) ? { soldOut: true as const } : {}),
      ...unpackTraits(n, shelf),
    }));
  });
}

function unpackTraits(n: number, shelf: ListedShelf): Pick<ListedProduct, 'traits'> {
  const traits = shelf.traitIndexes?.[n]?.flatMap((index) => shelf.traits?.[index] ?? []) ?? [];
  return traits.length > 0 ? { traits } : {};
}

function unpackTitles(
  n: number,
  { [n]: original = '' }: readonly string[],
  translated: Translated,
  code: LanguageCode,
): Pick<ListedProduct, 'title' | 'originalTitle' | 'otherTitles'> {
  const title = translated[code]?.[n] || original;
  const titles = [original, ...Object.values(translated).flatMap((column) => column[n] ?? [])];
  const otherTitles = [...new Set(titles)].filter((other) => other && other !== title);
  return {
    ...(title ? { title } : {}),
    ...(title === original ? {} : { originalTitle: original }),
    ...(otherTitles.length > 0 ? { otherTitles } : {}),
  };
}
