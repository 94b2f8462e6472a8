import type { ShopTexts } from '@/shop/ShopTexts';

/** The owner's words on every page in one language, as `shopVariables` writes them. */
export type OwnShop = Pick<ShopTexts, 'name' | 'street' | 'place'>;

/** The owner's words on the page "How to buy". */
export type OwnBuying = Pick<ShopTexts, 'payment' | 'exchange' | 'original'>;
