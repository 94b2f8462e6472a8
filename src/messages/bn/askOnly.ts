import type { HomeMessages } from '../Messages';
import { unlistedGoods } from '../ShelfTexts';

/** Goods that have no page of their own, and the label of the link that asks for them. */
export const askOnly: HomeMessages['askOnly'] = {
  goods: unlistedGoods(process.env.SHELF_UNLISTED_BN),
  /** Before their names. */
  also: 'এগুলোর খোঁজও নিন:',
  action: 'হোয়াটসঅ্যাপ করুন',
};
