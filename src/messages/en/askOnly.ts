import { unlistedGoods } from '../ShelfTexts';

/** Goods without a page: the words before their names, and what their link does. */
export const askOnly = {
  goods: unlistedGoods(process.env.SHELF_UNLISTED_EN),
  also: 'Also ask for',
  action: 'Ask on WhatsApp',
};
