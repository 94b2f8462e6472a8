import { useContext } from 'react';
import type { Words } from '@/words/Words';
import { LanguageContext } from './LanguageContext';

/**
 * The words that pages share, in the language of the page.
 * @throws Error outside of a LanguageProvider: a mistake of ours, found by every test of the component.
 */
export function useWords(): Words {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No LanguageProvider stands around this component');
  return language.words;
}
