import type { HomeMessages } from '../Messages';
import { unlistedGoods } from '../ShelfTexts';

/** Goods that have no page of their own, what stands before their names, and what the link that asks for them does. */
export const askOnly: HomeMessages['askOnly'] = {
  goods: unlistedGoods(process.env.SHELF_UNLISTED_BN),
  also: 'এগুলোও পাবেন, জিজ্ঞেস করুন',
  action: 'হোয়াটসঅ্যাপ করুন',
};
