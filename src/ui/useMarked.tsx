import type { ReactNode } from 'react';
import { scriptRuns } from '@/messages/scriptRuns';
import { useLanguage } from '@/messages/useLanguage';

/**
 * Returns a function that gives the `lang` and `children` of an element for a text of a document or setting. Parts in
 * other languages are marked for screen readers.
 */
export function useMarked() {
  const page = useLanguage().code;
  const langOf = (language: typeof page) => (language === page ? undefined : language);
  return (text: string): { readonly lang: string | undefined; readonly children: ReactNode } => {
    const runs = scriptRuns(text, page);
    const [only] = runs;
    if (only && runs.length === 1) return { lang: langOf(only.language), children: text };
    return {
      lang: undefined,
      children: runs.map(({ language, start, text: run }) => (
        <span key={start} lang={langOf(language)}>
          {run}
        </span>
      )),
    };
  };
}
