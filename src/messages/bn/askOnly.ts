import type { HomeMessages } from '../Messages';
import { unlistedGoods } from '../ShelfTexts';

export const askOnly: HomeMessages['askOnly'] = {
  goods: unlistedGoods(process.env.SHELF_UNLISTED_BN),
  also: 'এগুলোও পাবেন, জিজ্ঞেস করুন',
  action: 'হোয়াটসঅ্যাপ করুন',
};
