import type { Messages } from './Messages';
import { useLanguage } from './useLanguage';

/**
 * The messages that pages share, in the language of the page.
 * @throws Error outside a LanguageProvider.
 */
export function useMessages(): Messages {
  return useLanguage().messages;
}
