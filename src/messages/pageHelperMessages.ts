import type { LanguageCode } from '@/shop/languages';
import { pageHelperMessages as bengali } from './bn/pageHelperMessages';
import { pageHelperMessages as english } from './en/pageHelperMessages';
import { pageHelperMessages as hindi } from './hi/pageHelperMessages';
import type { PageHelperMessages } from './Messages';

/**
 * The messages of what helps on every page, in all languages: few enough to come in one script with the helpers, after
 * the page's first scripts.
 */
export const pageHelperMessages: Record<LanguageCode, PageHelperMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
