import type { LanguageCode } from '@/shop/LanguageCode';
import { lightboxMessages as bengali } from './bn/lightboxMessages';
import { lightboxMessages as english } from './en/lightboxMessages';
import { lightboxMessages as hindi } from './hi/lightboxMessages';
import type { LightboxMessages } from './Messages';
import { useLanguage } from './useLanguage';

/** All languages. They are in the lightbox's script, which few visitors load. */
const lightboxMessages: Record<LanguageCode, LightboxMessages> = {
  en: english,
  bn: bengali,
  hi: hindi,
};

/** The messages of the lightbox. @throws Error outside a LanguageProvider. */
export function useLightboxMessages(): LightboxMessages {
  return lightboxMessages[useLanguage().code];
}
