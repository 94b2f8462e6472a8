import type { LanguageCode } from '@/shop/LanguageCode';
import { refusalMessages as bengali } from './bn/refusalMessages';
import { refusalMessages as english } from './en/refusalMessages';
import { refusalMessages as hindi } from './hi/refusalMessages';

/** Why the owner's tools do not take a row, a cell or a sheet, in all languages. For the tools alone. */
export const refusalMessages: Record<LanguageCode, typeof english> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
