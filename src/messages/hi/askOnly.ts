import type { HomeMessages } from '../Messages';
import { unlistedGoods } from '../ShelfTexts';

/** Goods that have no page of their own, what stands before their names, and what the link that asks for them does. */
export const askOnly: HomeMessages['askOnly'] = {
  goods: unlistedGoods(process.env.SHELF_UNLISTED_HI),
  also: 'ये भी मिलेंगे, पूछें',
  action: 'व्हाट्सऐप पर पूछें',
};
