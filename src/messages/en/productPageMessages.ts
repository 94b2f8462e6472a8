import { perUnit } from './perUnit';
import { shopAnswers } from './shopAnswers';

export const productPageMessages = {
  title: {
    forPrice: (name: string, price: string) => `${name} for ${price}`,
    off: (percent: number) => `${percent}% off`,
  },
  lookCloser: (title: string) => `Look closer: ${title}`,
  pictures: 'Pictures of this product',
  picture: (at: number, count: number) => `Picture ${at} of ${count}`,
  lookCloserAt: (title: string, at: number, count: number) =>
    `Look closer: ${title}, picture ${at} of ${count}`,
  saved: (amount: string) => `You save ${amount}`,
  per: perUnit,
  chooseShade: 'Choose a shade',
  /** Follows the chosen shade's name. */
  shadeSoldOut: ', sold out',
  facts: { use: 'How to use', inside: 'What’s inside', best: 'Best before' },
  all: 'View all',
  others: (shelf: string) => `More from ${shelf}`,
  left: {
    title: 'This product is no longer listed',
    lead: 'Please ask us: we may still have it in the shop, or something similar.',
  },
  answers: shopAnswers,
};
