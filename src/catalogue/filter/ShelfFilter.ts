/** The sort orders that a visitor can choose besides the shop's own. */
export const shelfOrders = ['price', '-price', 'off'] as const;

/** `price`: cheapest first; `-price`: dearest first; `off`: largest discount first. */
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
  readonly brand?: string;
  /** The chosen shade, by its `originalNameOf`. */
  readonly shade?: string;
}
