import type { LanguageCode } from '@/shop/LanguageCode';
import { searchWords as bengali } from './bn/searchWords';
import { searchWords as english } from './en/searchWords';
import { searchWords as hindi } from './hi/searchWords';
import type { SearchWords } from './SearchWords';

/** The search words of all languages, because people type any language on any page, and mix them. */
export const allSearchWords: Record<LanguageCode, SearchWords> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
