import type { Dictionary } from '../Dictionary';
import { bengali } from './bengali';
import { categoryIntros } from './categoryIntros';
import { categoryTitleMessages } from './categoryTitleMessages';
import { contactMessages } from './contactMessages';
import { errorPageMessages } from './errorPageMessages';
import { filterMessages } from './filterMessages';
import { homeMessages } from './homeMessages';
import { howToBuyMessages } from './howToBuyMessages';
import { lateSharedMessages } from './lateSharedMessages';
import { offersMessages } from './offersMessages';
import { offlineMessages } from './offlineMessages';
import { privacyMessages } from './privacyMessages';
import { productPageMessages } from './productPageMessages';
import { reviewsMessages } from './reviewsMessages';
import { searchMessages } from './searchMessages';
import { seoMessages } from './seoMessages';
import { shortlistMessages } from './shortlistMessages';
import { visitShopMessages } from './visitShopMessages';

/** All Bengali messages. */
export const bengaliDictionary: Dictionary = {
  ...bengali,
  home: homeMessages,
  category: categoryTitleMessages,
  categoryIntros,
  filter: filterMessages,
  product: productPageMessages,
  reviews: reviewsMessages,
  visitShop: visitShopMessages,
  contact: contactMessages,
  offers: offersMessages,
  howToBuy: howToBuyMessages,
  shortlist: shortlistMessages,
  offline: offlineMessages,
  lateShared: lateSharedMessages,
  privacy: privacyMessages,
  errorPage: errorPageMessages,
  search: searchMessages,
  seo: seoMessages,
};
