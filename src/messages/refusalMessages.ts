import type { LanguageCode } from '@/shop/LanguageCode';
import { refusalMessages as bengali } from './bn/refusalMessages';
import { refusalMessages as english } from './en/refusalMessages';
import { refusalMessages as hindi } from './hi/refusalMessages';

/** All languages, for the owner's tools alone. */
export const refusalMessages: Record<LanguageCode, typeof english> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
