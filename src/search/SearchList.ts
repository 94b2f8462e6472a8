import type { CategorySlug } from '@/catalogue/categories';

/**
 * What a browser gets to search in: the products of each shelf, column by column, which packs better than row by row. A tab may
 * have been opened before the last deployment: columns may be added, but a list of another shape needs another address.
 */
export type SearchList = readonly ListedShelf[];

export interface ListedShelf {
  readonly slug: CategorySlug;
  /** The beginning of each id, as an address writes it, that no other id of the shelf has (src/answers/search/shortIds.ts). */
  readonly ids: readonly string[];
  /** Empty where there is none. */
  readonly titles: readonly string[];
  /** In rupees; 0 where there is none. */
  readonly prices: readonly number[];
  /** In percent; 0 where there is none. */
  readonly offs: readonly number[];
  /** The places, counted from 0, of those that are sold out; absent where none is. */
  readonly soldOut?: readonly number[];
}

/** What the list leaves out of a shelf's products, for it packs badly. The same holds of its shape. */
export interface ShelfDetails {
  /** The whole ids, written as in an address. */
  readonly parts: readonly string[];
  /** Empty where there is none. */
  readonly images: readonly string[];
}

/** A product as the list has it. */
export interface ListedProduct {
  readonly slug: CategorySlug;
  /** The short id. */
  readonly id: string;
  readonly title?: string;
  readonly price?: number;
  readonly off?: number;
  readonly soldOut?: true;
}

/** The products of a list, shelf by shelf. */
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
