import { inRupees } from '../inRupees';

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
  /** In rupees: `from` inclusive, `below` exclusive. */
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
  /** `n`: products that the option would leave. */
  counted: (offer: string, n: number) => `${offer} (${n})`,
  left: (n: number, all: number) => `${n} of ${all}`,
  all: 'Show all',
  clear: 'Clear sort and filter',
  show: (n: number) => (n === 1 ? 'Show one product' : `Show ${n} products`),
  nothing: (all: number) =>
    `Nothing matches. Clear the filters to see ${all === 1 ? 'the one product' : `all ${all} products`}.`,
};
