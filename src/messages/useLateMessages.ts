import { lateSharedMessages } from './lateSharedMessages';
import type { LateSharedMessages } from './Messages';
import { useLanguage } from './useLanguage';

/** The messages of what loads after a page's first scripts. @throws Error outside a LanguageProvider. */
export function useLateMessages(): LateSharedMessages {
  return lateSharedMessages[useLanguage().code];
}
