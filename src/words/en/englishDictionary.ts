import type { Dictionary } from '../Dictionary';
import { categoryIntros } from './categoryIntros';
import { categoryWords } from './categoryWords';
import { choiceWords } from './choiceWords';
import { contactWords } from './contactWords';
import { english } from './english';
import { homeWords } from './homeWords';
import { messageWords } from './messageWords';
import { privacyWords } from './privacyWords';
import { productWords } from './productWords';
import { reviewsWords } from './reviewsWords';
import { searchWords } from './searchWords';
import { seenWords } from './seenWords';
import { seoWords } from './seoWords';
import { shortlistWords } from './shortlistWords';
import { visitShopWords } from './visitShopWords';

/** All English words. */
export const englishDictionary: Dictionary = {
  ...english,
  home: homeWords,
  category: categoryWords,
  categoryIntros,
  choice: choiceWords,
  product: productWords,
  reviews: reviewsWords,
  visitShop: visitShopWords,
  contact: contactWords,
  shortlist: shortlistWords,
  seen: seenWords,
  privacy: privacyWords,
  message: messageWords,
  search: searchWords,
  seo: seoWords,
};
