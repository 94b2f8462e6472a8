import type { CategorySlug } from '@/catalogue/Category';
import type { Language } from '@/messages/Language';

/**
 * The data that a browser searches in: each shelf's products column by column, which compresses better than row by row.
 * An open tab may be older than the last deployment: new columns are safe, but a different shape needs a different
 * address.
 */
export type SearchList = readonly ListedShelf[];

type Translated = { readonly [Code in Language['code']]?: readonly string[] };

export interface ListedShelf {
  readonly slug: CategorySlug;
  /**
   * Short ids: the shortest prefix of each id, as addresses write it, that is unique on the shelf
   * (src/answers/search/shortIds.ts).
   */
  readonly ids: readonly string[];
  /** Empty string for none. */
  readonly titles: readonly string[];
  /** The titles in other languages, empty string for none; absent when there are none. */
  readonly translated?: Translated;
  /** In rupees; 0 for none. */
  readonly prices: readonly number[];
  /** In percent; 0 for none. */
  readonly offs: readonly number[];
  /** The indexes of sold-out products, counted from 0; absent when there are none. */
  readonly soldOut?: readonly number[];
  /**
   * What else the shelf's products are found by, each text once: brands, shades, sizes and what is inside, in all
   * languages. Absent when there are none.
   */
  readonly traits?: readonly string[];
  /** The indexes of each product's texts in `traits`. */
  readonly traitsOf?: readonly (readonly number[])[];
}

/**
 * The product data that the list leaves out because it compresses badly. An open tab may use it too, so the same rule
 * for its shape applies.
 */
export interface ShelfDetails {
  /** The full ids, as addresses write them. */
  readonly parts: readonly string[];
  /** The ids of the documents, as the shortlist keeps them. Answers of older versions have none. */
  readonly ids?: readonly string[];
  /** Empty string for none. */
  readonly images: readonly string[];
}

/** A product with the data that the list has. */
export interface ListedProduct {
  readonly slug: CategorySlug;
  /** The short id. */
  readonly id: string;
  /** In the language of the page, if there is one. */
  readonly title?: string;
  /** As in `Product`. */
  readonly originalTitle?: string;
  /** Its titles in other languages than that of the page. */
  readonly otherTitles?: readonly string[];
  readonly price?: number;
  readonly off?: number;
  readonly soldOut?: true;
  /** As in the list: its brand, shades, size and what is inside. */
  readonly traits?: readonly string[];
}

/** All products of a list, shelf by shelf, as a page in this language shows them. */
export function productsIn(list: SearchList, code: Language['code'] = 'en'): ListedProduct[] {
  return list.flatMap((shelf) => {
    const { slug, ids, titles, translated = {}, prices, offs, soldOut } = shelf;
    return ids.map((id, n) => ({
      slug,
      id,
      ...titlesOf(n, titles, translated, code),
      ...(prices[n] ? { price: prices[n] } : {}),
      ...(offs[n] ? { off: offs[n] } : {}),
      ...(soldOut?.includes(n) ? { soldOut: true as const } : {}),
      ...traitsOf(n, shelf),
    }));
  });
}

function traitsOf(n: number, { traits, traitsOf }: ListedShelf): Pick<ListedProduct, 'traits'> {
  const found = traitsOf?.[n]?.flatMap((at) => traits?.[at] ?? []) ?? [];
  return found.length > 0 ? { traits: found } : {};
}

function titlesOf(
  n: number,
  { [n]: typed = '' }: readonly string[],
  translated: Translated,
  code: Language['code'],
): Pick<ListedProduct, 'title' | 'originalTitle' | 'otherTitles'> {
  const title = translated[code]?.[n] || typed;
  const all = [typed, ...Object.values(translated).flatMap((titles) => titles[n] ?? [])];
  const otherTitles = [...new Set(all)].filter((one) => one && one !== title);
  return {
    ...(title ? { title } : {}),
    ...(title === typed ? {} : { originalTitle: typed }),
    ...(otherTitles.length > 0 ? { otherTitles } : {}),
  };
}
