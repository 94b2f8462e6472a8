import { inRupees } from '../inRupees';
import { askOnly } from './askOnly';

export const searchMessages = {
  title: 'Search the shop',
  label: 'What are you looking for?',
  needsScripts:
    'The search needs JavaScript, which is not running here. All categories are below, and you can call or message us.',
  /** A hint in the search field: shows that any spelling and script works. */
  example: 'kajol, moistrizer, গাজরা',
  clear: 'Clear',
  shelves: 'Categories',
  products: 'Products',
  finder: 'All categories',
  askOnly,
  /** The heading above links that ask the shop for goods. */
  askFor: 'Ask the shop',
  /** `sought`: what was typed beside the price; empty for any product. Prices in rupees, `off` in percent. */
  productsAt: (
    { least, most, off }: { least?: number; most?: number; off?: number },
    sought: string,
  ) => {
    const price =
      least !== undefined && most !== undefined
        ? ` from ${inRupees(least)} to ${inRupees(most)}`
        : most !== undefined
          ? ` under ${inRupees(most)}`
          : least !== undefined
            ? ` from ${inRupees(least)}`
            : '';
    const discount = !off ? '' : off > 1 ? `, ${off}% off or more` : ' with a discount';
    return (sought || 'Products') + price + discount;
  },
  more: (n: number) => `Show all ${n} products`,
  searching: 'The list of products is loading',
  failed:
    'We could not load the list of products, which needs the internet. You can still search the categories.',
  retry: 'Try again',
  /** Screen readers say this shortly after the last key press. */
  found: (shelves: number, products: number) =>
    [
      shelves === 0 ? [] : shelves === 1 ? '1 category' : `${shelves} categories`,
      products === 1 ? '1 product' : `${products} products`,
    ]
      .flat()
      .join(', '),
  nothing: (typed: string) => `No results for “${typed}”`,
  /** No product shown has the words. `kind`: the name of their shelf; empty for products of several. */
  lacking: (missing: string, kind: string) => `No ${kind || 'product'} here says “${missing}”`,
  /** For a kind of goods that the shop does not have. */
  notSold: (typed: string) => `We do not sell “${typed}”`,
  /** There are such goods, but only at other prices. `what`: the heading with the typed prices. */
  unmet: (what: string) => `Not available: ${what}`,
  /** The heading above what comes nearest: goods with similar names, or at other prices. */
  nearest: 'Closest matches:',
  /** The heading above products beside those of the named kinds. */
  also: 'Also here',
  /** After a heading, for products sorted by price. */
  order: { cheapest: 'lowest price first', dearest: 'highest price first' },
  /** Links to the pages that answer questions about the shop. */
  about: {
    howToBuy: 'Delivery, payment, exchange: how to buy',
    contact: 'Address, opening hours, phone: contact us',
  },
  lookingFor: (typed: string) => `I am looking for: ${typed}`,
  notIt: 'Didn’t find what you wanted?',
  privacy: 'While you type, nothing is sent to us.',
};
