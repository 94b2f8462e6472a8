import { unlistedGoods } from '../ShelfTexts';

/** Goods that have no page of their own, what stands before their names, and what the link that asks for them does. */
export const askOnly = {
  goods: unlistedGoods(process.env.SHELF_UNLISTED_EN),
  also: 'Also ask for',
  action: 'Ask on WhatsApp',
};
