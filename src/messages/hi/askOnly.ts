import type { HomeMessages } from '../Messages';
import { unlistedGoods } from '../ShelfTexts';

export const askOnly: HomeMessages['askOnly'] = {
  goods: unlistedGoods(process.env.SHELF_UNLISTED_HI),
  also: 'ये भी मिलेंगे, पूछें',
  action: 'व्हाट्सऐप पर पूछें',
};
