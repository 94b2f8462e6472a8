import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from './Language';

const LanguageContext = createContext<Language | undefined>(undefined);

interface Props {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Provides the language of a page to its components. */
export function LanguageProvider({ language, children }: Props) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. @throws Error outside a LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No LanguageProvider stands around this component');
  return language;
}
