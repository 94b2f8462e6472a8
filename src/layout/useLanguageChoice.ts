import { useEffect } from 'react';
import { languageChosen } from '@/device/languageChosen';
import { type LanguageCode, languages, localPath, splitLanguage } from '@/shop/languages';

/**
 * Presses of links to this page in another language: takes along what the address says besides the page (sort and
 * filter, typed words, a shade, a shared list), and remembers the choice. One listener for all of them, so that it is
 * no part of the page's first scripts; before it is there, such a link leads to the page alone.
 */
export function useLanguageChoice(): void {
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang][lang]');
      if (!link) return;
      const { pathname, search, hash } = window.location;
      const { path } = splitLanguage(pathname + search + hash);
      link.href = localPath(languages[link.hreflang as LanguageCode], path);
      languageChosen.change(() => true);
    };
    document.addEventListener('click', choose, true);
    return () => document.removeEventListener('click', choose, true);
  }, []);
}
