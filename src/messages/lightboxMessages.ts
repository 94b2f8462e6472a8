import type { LanguageCode } from '@/shop/LanguageCode';
import { lightboxMessages as bengali } from './bn/lightboxMessages';
import { lightboxMessages as english } from './en/lightboxMessages';
import { lightboxMessages as hindi } from './hi/lightboxMessages';
import type { LightboxMessages } from './Messages';

/** All languages. They are in the lightbox's script, which few visitors load. */
export const lightboxMessages: Record<LanguageCode, LightboxMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
