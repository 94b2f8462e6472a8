import type { CategorySlug } from '@/catalogue/categories';

/**
 * The data that a browser searches in: each shelf's products column by column, which compresses better than row by row.
 * An open tab may be older than the last deployment: new columns are safe, but a different shape needs a different
 * address.
 */
export type SearchList = readonly ListedShelf[];

export interface ListedShelf {
  readonly slug: CategorySlug;
  /**
   * Short ids: the shortest prefix of each id, as addresses write it, that is unique on the shelf
   * (src/answers/search/shortIds.ts).
   */
  readonly ids: readonly string[];
  /** Empty string for none. */
  readonly titles: readonly string[];
  /** In rupees; 0 for none. */
  readonly prices: readonly number[];
  /** In percent; 0 for none. */
  readonly offs: readonly number[];
  /** The indexes of sold-out products, counted from 0; absent when there are none. */
  readonly soldOut?: readonly number[];
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
  readonly title?: string;
  readonly price?: number;
  readonly off?: number;
  readonly soldOut?: true;
}

/** All products of a list, shelf by shelf. */
export function productsIn(list: SearchList): ListedProduct[] {
  return list.flatMap(({ slug, ids, titles, prices, offs, soldOut }) =>
    ids.map((id, n) => ({
      slug,
      id,
      ...(titles[n] ? { title: titles[n] } : {}),
      ...(prices[n] ? { price: prices[n] } : {}),
      ...(offs[n] ? { off: offs[n] } : {}),
      ...(soldOut?.includes(n) ? { soldOut: true as const } : {}),
    })),
  );
}
