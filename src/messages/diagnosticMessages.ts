import type { LanguageCode } from '@/shop/LanguageCode';
import { diagnosticMessages as bengali } from './bn/diagnosticMessages';
import { diagnosticMessages as english } from './en/diagnosticMessages';
import { diagnosticMessages as hindi } from './hi/diagnosticMessages';

/** The messages of diagnostics in all languages. Only the server and the owner's tools load them. */
export const diagnosticMessages: Record<LanguageCode, typeof english> = {
  en: english,
  bn: bengali,
  hi: hindi,
};
