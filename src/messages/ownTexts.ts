import type { ShopTexts } from '@/shop/ShopTexts';

/** What every page says of the shop in one language, in the owner's words. */
export type OwnShop = Pick<ShopTexts, 'name' | 'street' | 'delivery'>;

/** @param json one language's, as `shopVariables` writes it into the build. */
export function ownShop(json: string | undefined): OwnShop {
  return JSON.parse(json ?? '{"name":"","street":""}');
}

/** What the page "How to buy" says in one language in the owner's words. */
export type OwnBuying = Pick<ShopTexts, 'payment' | 'exchange' | 'original'>;

/** @param json one language's, as `shopVariables` writes it into the build. */
export function ownBuying(json: string | undefined): OwnBuying {
  return JSON.parse(json ?? '{}');
}

/** The owner's line about home delivery as a sentence. Empty without such a line. */
export function ownSentence(line = ''): string {
  return line.replace(/[A-Za-z0-9)]$/, '$&.').replace(/[^.!?।]$/u, '$&।');
}
