import type { LanguageCode } from '@/shop/LanguageCode';
import { lateSharedMessages as bengali } from './bn/lateSharedMessages';
import { lateSharedMessages as english } from './en/lateSharedMessages';
import { lateSharedMessages as hindi } from './hi/lateSharedMessages';
import type { LateSharedMessages } from './Messages';

/** All languages: few enough to share one script, which loads after the page's first scripts. */
export const lateSharedMessages: Record<LanguageCode, LateSharedMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
