import type { ReactNode } from 'react';
import type { Language } from './Language';
import { LanguageContext } from './LanguageContext';

interface Props {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Puts a page into its language. */
export function LanguageProvider({ language, children }: Props) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
