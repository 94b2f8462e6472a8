import type { Dictionary } from '../Dictionary';
import { categoryWords } from './categoryWords';
import { contactWords } from './contactWords';
import { english } from './english';
import { homeWords } from './homeWords';
import { messageWords } from './messageWords';
import { productWords } from './productWords';
import { reviewsWords } from './reviewsWords';
import { searchWords } from './searchWords';
import { seoWords } from './seoWords';
import { visitShopWords } from './visitShopWords';

/** All English words. */
export const englishDictionary: Dictionary = {
  ...english,
  home: homeWords,
  category: categoryWords,
  product: productWords,
  reviews: reviewsWords,
  visitShop: visitShopWords,
  contact: contactWords,
  message: messageWords,
  search: searchWords,
  seo: seoWords,
};
