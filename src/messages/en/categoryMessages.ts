import { inRupees } from '../inRupees';

export const categoryMessages = {
  title: {
    from: (price: string) => `from ${price}`,
    upTo: (percent: number) => `up to ${percent}% off`,
    inTown: (name: string, town: string) => `${name} in ${town}`,
  },
  filter: {
    /** `set`: how many of price, brand and shade are chosen. */
    choose: (set: number) => (set > 0 ? `Filter · ${set}` : 'Sort and filter'),
    sort: 'Sort by',
    orders: {
      shop: 'Featured',
      price: 'Price, low to high',
      '-price': 'Price, high to low',
      off: 'Biggest discount',
    },
    prices: 'Price',
    anyPrice: 'Any price',
    /** In rupees: `from` inclusive, `below` exclusive. */
    span: (from: number | undefined, below: number | undefined) => {
      if (from === undefined) return `Under ${inRupees(below ?? 0)}`;
      if (below === undefined) return `${inRupees(from)} and above`;
      return `${inRupees(from)} to under ${inRupees(below)}`;
    },
    brand: 'Brand',
    anyBrand: 'All brands',
    shade: 'Shade',
    anyShade: 'All shades',
    left: (n: number, all: number) => `${n} of ${all}`,
    clear: 'Clear',
    show: (n: number) => (n === 1 ? 'Show 1 product' : `Show ${n} products`),
    nothing: (all: number) =>
      `Nothing matches. Clear the filters to see ${all === 1 ? 'the one product' : `all ${all} products`}.`,
  },
};
