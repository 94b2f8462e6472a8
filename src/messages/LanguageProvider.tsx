import { createContext, type ReactNode } from 'react';
import type { Language } from './Language';

interface Props {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Provides the language of a page to its components. */
export function LanguageProvider({ language, children }: Props) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const LanguageContext = createContext<Language | undefined>(undefined);
