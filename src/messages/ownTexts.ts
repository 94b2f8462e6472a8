import type { ShopTexts } from '@/shop/ShopTexts';

/** What every page says of the shop in one language in the owner's words, as `shopVariables` writes it into the build. */
export type OwnShop = Pick<ShopTexts, 'name' | 'street' | 'place' | 'delivery'>;

/** What the page "How to buy" adds to it. */
export type OwnBuying = Pick<ShopTexts, 'payment' | 'exchange' | 'original'>;

/** The owner's line about home delivery as a sentence. Empty without such a line. */
export function ownSentence(line = ''): string {
  return line.replace(/[A-Za-z0-9)]$/, '$&.').replace(/[^.!?।]$/u, '$&।');
}
