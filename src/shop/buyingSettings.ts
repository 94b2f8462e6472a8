import { z } from 'zod';

const sentences = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().max(200, { error: 'should have 200 characters at most' }))
  .optional();

/** The owner's own words on buying, for the page "How to buy". What is not set is not said. */
export const buyingSettings = {
  SHOP_PAYMENT: sentences,
  SHOP_EXCHANGE: sentences,
  SHOP_ORIGINAL: sentences,
};
