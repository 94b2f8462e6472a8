import type { BuyingTexts } from '@/shop/ShopTexts';

/** What visitors ask before they buy; `own`: the first sentence of the owner's texts on it. */
export const shopAnswers = {
  counter: 'Try it at the counter',
  own: JSON.parse(process.env.ANSWER_TEXTS_EN ?? '{}') as BuyingTexts,
};
