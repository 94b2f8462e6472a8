import { useContext } from 'react';
import { LanguageContext } from './LanguageProvider';
import type { Messages } from './Messages';

/**
 * The messages that pages share, in the language of the page.
 * @throws Error outside a LanguageProvider. That is a bug, and every test of the component finds it.
 */
export function useMessages(): Messages {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No LanguageProvider stands around this component');
  return language.messages;
}
