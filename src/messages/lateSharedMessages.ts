import type { LanguageCode } from '@/shop/LanguageCode';
import { lateSharedMessages as bengali } from './bn/lateSharedMessages';
import { lateSharedMessages as english } from './en/lateSharedMessages';
import { lateSharedMessages as hindi } from './hi/lateSharedMessages';
import type { LateSharedMessages } from './Messages';

/**
 * The messages of what helps on every page, in all languages: few enough to come in one script with the helpers, after
 * the page's first scripts.
 */
export const lateSharedMessages: Record<LanguageCode, LateSharedMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
