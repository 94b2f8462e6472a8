import { inRupees } from '../inRupees';

/** The messages of the panel for sorting and filtering a shelf. */
export const filterMessages = {
  panel: 'Sort and filter this shelf',
  sort: 'Sort by',
  orders: {
    shop: 'Our order',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    off: 'Largest discount',
    name: 'Name, A to Z',
  },
  prices: 'Price',
  anyPrice: 'Any price',
  /** A price range in rupees: `from` inclusive, `below` exclusive. */
  span: (from: number | undefined, below: number | undefined) => {
    if (from === undefined) return `Under ${inRupees(below ?? 0)}`;
    if (below === undefined) return `${inRupees(from)} and above`;
    return `${inRupees(from)} to under ${inRupees(below)}`;
  },
  discount: 'Discount',
  anyDiscount: 'With or without discount',
  least: (percent: number) => `${percent}% or more`,
  brand: 'Brand',
  anyBrand: 'All brands',
  shade: 'Shade',
  anyShade: 'All shades',
  /** An option with the number of products that it would leave. */
  counted: (offer: string, n: number) => `${offer} (${n})`,
  left: (n: number, all: number) => `${n} of ${all}`,
  all: 'Show all',
  clear: 'Clear sort and filter',
  /** Closes the panel. */
  show: (n: number) => (n === 1 ? 'Show one product' : `Show ${n} products`),
  nothing: (all: number) =>
    `Nothing matches. Clear the filters to see ${all === 1 ? 'the one product' : `all ${all} products`}.`,
};
