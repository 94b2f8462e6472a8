import type { LanguageCode } from '@/shop/LanguageCode';
import { sheetMessages as bengali } from './bn/sheetMessages';
import { sheetMessages as english } from './en/sheetMessages';
import { sheetMessages as hindi } from './hi/sheetMessages';
import type { SheetMessages } from './Messages';

/** All languages, for the sync alone. */
export const sheetMessages: Record<LanguageCode, SheetMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
