import { useContext } from 'react';
import { localPath } from '@/shop/languages';
import type { Language } from './Language';
import { LanguageContext } from './LanguageProvider';
import type { Messages } from './Messages';

/**
 * The language of the page.
 * @throws Error outside a LanguageProvider. That is a bug, and every test of the component finds it.
 */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('No LanguageProvider stands around this component');
  return language;
}

/** The messages that pages share, in the language of the page. */
export function useMessages(): Messages {
  return useLanguage().messages;
}

/** A path of this site in the language of the page: on a Bengali page `/Foundation` becomes `/bn/Foundation`. */
export function useLocalPath(path: string): string {
  return localPath(useLanguage(), path);
}
