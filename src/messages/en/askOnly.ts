import { unlistedGoods } from '../ShelfTexts';

/** Goods that have no page of their own, and the label of the link that asks for them. */
export const askOnly = {
  goods: unlistedGoods(process.env.SHELF_UNLISTED_EN),
  /** Before their names. */
  also: 'Also ask for:',
  action: 'Ask on WhatsApp',
};
