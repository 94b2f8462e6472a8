import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath, splitLanguage } from '@/shop/languages';
import { usePagePath } from './usePagePath';

interface Props {
  readonly code: LanguageCode;
}

/**
 * A link to the same page in another language: a full load, because a page's script has one
 * language. It passes on query and fragment (sort, filter, words typed, a shade). Names in other
 * letters have a font of their own, of a few letters (`fontFaces`).
 */
export function LanguageLink({ code }: Props) {
  const { route } = useRouter();
  const path = usePagePath();
  const choose = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    link.href = localPath(languages[code], splitLanguage(pathname + search + hash).path);
  };
  return (
    <a
      // pages/500 has one HTML for all addresses that fail.
      href={localPath(languages[code], route === '/500' ? pageDefinitions.home.path : path)}
      hrefLang={code}
      lang={code}
      onClick={choose}
    >
      {languages[code].name}
    </a>
  );
}
