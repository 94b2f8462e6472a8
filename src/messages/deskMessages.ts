import type { LanguageCode } from '@/shop/LanguageCode';
import { deskMessages as bengali } from './bn/deskMessages';
import { type DeskMessages, deskMessages as english } from './en/deskMessages';
import { deskMessages as hindi } from './hi/deskMessages';

/** All languages, for the owner's tools alone. */
export const deskMessages: Readonly<Record<LanguageCode, DeskMessages>> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
