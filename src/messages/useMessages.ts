import { useContext } from 'react';
import { LanguageContext } from './LanguageProvider';
import type { Messages } from './Messages';

/**
 * The words that pages share, in the language of the page.
 * @throws Error outside of a LanguageProvider: a mistake of ours, found by every test of the component.
 */
export function useMessages(): Messages {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No LanguageProvider stands around this component');
  return language.messages;
}
