import { inRupees } from '../inRupees';

export const filterMessages = {
  panel: 'Sort and filter',
  sort: 'Sort by',
  orders: {
    shop: 'Featured',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    off: 'Biggest discount',
    name: 'Name, A to Z',
  },
  prices: 'Price',
  anyPrice: 'Any price',
  /** In rupees: `from` inclusive, `below` exclusive. */
  span: (from: number | undefined, below: number | undefined) => {
    if (from === undefined) return `Under ${inRupees(below ?? 0)}`;
    if (below === undefined) return `${inRupees(from)} and above`;
    return `${inRupees(from)} to under ${inRupees(below)}`;
  },
  discount: 'Discount',
  anyDiscount: 'Any discount',
  least: (percent: number) => `${percent}% and above`,
  brand: 'Brand',
  anyBrand: 'All brands',
  shade: 'Shade',
  anyShade: 'All shades',
  /** `n`: products that the option would leave. */
  counted: (offer: string, n: number) => `${offer} (${n})`,
  left: (n: number, all: number) => `${n} of ${all}`,
  all: 'Show all',
  clear: 'Clear sort and filter',
  show: (n: number) => (n === 1 ? 'Show one product' : `Show ${n} products`),
  nothing: (all: number) =>
    `Nothing matches. Clear the filters to see ${all === 1 ? 'the one product' : `all ${all} products`}.`,
};
