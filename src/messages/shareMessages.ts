import type { LanguageCode } from '@/shop/LanguageCode';
import { shareMessages as bengali } from './bn/shareMessages';
import { shareMessages as english } from './en/shareMessages';
import { shareMessages as hindi } from './hi/shareMessages';
import type { ShareMessages } from './Messages';

/** All languages. They load when a visitor shares something. */
export const shareMessages: Record<LanguageCode, ShareMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
