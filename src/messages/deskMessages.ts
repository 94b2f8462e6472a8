import type { LanguageCode } from '@/shop/LanguageCode';
import { deskMessages as bengali } from './bn/deskMessages';
import { type DeskMessages, deskMessages as english } from './en/deskMessages';
import { deskMessages as hindi } from './hi/deskMessages';

/** The messages of the owner's sheet in all languages. Only the owner's tools load them. */
export const deskMessages: Readonly<Record<LanguageCode, DeskMessages>> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
