import type { LanguageCode } from '@/shop/LanguageCode';
import { searchMessages as bengali } from './bn/searchMessages';
import { searchMessages as english } from './en/searchMessages';
import { searchMessages as hindi } from './hi/searchMessages';
import type { SearchMessages } from './Messages';

/** All languages, for the results below the header's field, which come when it is used. */
export const searchMessages: Record<LanguageCode, SearchMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
