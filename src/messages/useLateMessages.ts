import type { LanguageCode } from '@/shop/LanguageCode';
import { lateSharedMessages as bengali } from './bn/lateSharedMessages';
import { lateSharedMessages as english } from './en/lateSharedMessages';
import { lateSharedMessages as hindi } from './hi/lateSharedMessages';
import type { LateSharedMessages } from './Messages';
import { useLanguage } from './useLanguage';

/** All languages: few enough to share one script, which loads after the page's first scripts. */
const lateSharedMessages: Record<LanguageCode, LateSharedMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};

/** The messages of what loads after a page's first scripts. @throws Error outside a LanguageProvider. */
export function useLateMessages(): LateSharedMessages {
  return lateSharedMessages[useLanguage().code];
}
