import type { LanguageCode } from '@/shop/LanguageCode';
import { shareMessages as bengali } from './bn/shareMessages';
import { shareMessages as english } from './en/shareMessages';
import { shareMessages as hindi } from './hi/shareMessages';
import type { ShareMessages } from './Messages';
import { useLanguage } from './useLanguage';

/** All languages. They load when a visitor shares something. */
const shareMessages: Record<LanguageCode, ShareMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};

/** The messages on sharing. @throws Error outside a LanguageProvider. */
export function useShareMessages(): ShareMessages {
  return shareMessages[useLanguage().code];
}
