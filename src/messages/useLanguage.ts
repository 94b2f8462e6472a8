import { useContext } from 'react';
import type { Language } from './Language';
import { LanguageContext } from './LanguageProvider';

/** The language of the page. @throws Error outside a LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No LanguageProvider stands around this component');
  return language;
}
