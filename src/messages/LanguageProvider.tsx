import { createContext, type ReactNode } from 'react';
import type { Language } from './Language';

interface Props {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Puts a page into its language. */
export function LanguageProvider({ language, children }: Props) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Which language the page is in; undefined outside of a LanguageProvider. */
export const LanguageContext = createContext<Language | undefined>(undefined);
