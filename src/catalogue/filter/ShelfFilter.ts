/** The sort orders that a visitor can choose besides the shop's own. */
export const shelfOrders = ['price', '-price', 'off', 'name'] as const;

/** `price`: cheapest first; `-price`: dearest first; `off`: largest discount first; `name`: A to Z. */
export type ShelfOrder = (typeof shelfOrders)[number];

/** A band of prices in rupees: `from` inclusive, `below` exclusive; a missing end is open. */
export interface PriceBand {
  readonly from?: number;
  readonly below?: number;
}

/** How a visitor sorts and filters a shelf. Absent fields change nothing. */
export interface ShelfFilter {
  readonly order?: ShelfOrder;
  readonly prices?: PriceBand;
  /** The smallest discount, in percent. */
  readonly off?: number;
  readonly brand?: string;
  /** The chosen shade, by its `shadeKey`. */
  readonly shade?: string;
}

/** Makes the next filter from the latest one. */
export type FilterChange = (latest: ShelfFilter) => ShelfFilter;

/** The parts of a filter that leave products out. */
export const filterKinds = ['prices', 'off', 'brand', 'shade'] as const;

export type FilterKind = (typeof filterKinds)[number];
