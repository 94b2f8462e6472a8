import type { Messages } from './Messages';
import { useLanguage } from './useLanguage';

/** The messages that pages share. @throws Error outside a LanguageProvider. */
export function useMessages(): Messages {
  return useLanguage().messages;
}
