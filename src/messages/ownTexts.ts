import type { ShopTexts } from '@/shop/ShopTexts';

/** The owner's texts for every page in one language, as `shopVariables` writes them into the build. */
export type OwnShop = Pick<ShopTexts, 'name' | 'street' | 'place'>;

/** The owner's texts for the page "How to buy", or the first sentence of each. */
export type OwnBuying = Pick<ShopTexts, 'payment' | 'exchange' | 'original'>;
