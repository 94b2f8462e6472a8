import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { useLanguage } from '@/messages/useLanguage';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes, languages, localPath, splitLanguage } from '@/shop/languages';
import { usePagePath } from './usePagePath';

/** Links to the other languages. */
export function LanguageSwitch() {
  const { code: current } = useLanguage();
  return languageCodes
    .filter((code) => code !== current)
    .map((code) => <LanguageLink key={code} code={code} />);
}

/**
 * A link to the same page in another language. It is a full load, because a page's script has one language, and passes
 * on query and fragment (sort, filter, words typed, a shade). Names in other scripts have a small font of their own
 * (`fontFaces`).
 */
function LanguageLink({ code }: { readonly code: LanguageCode }) {
  const { route } = useRouter();
  const path = usePagePath();
  const choose = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    link.href = localPath(languages[code], splitLanguage(pathname + search + hash).path);
  };
  return (
    <a
      // All addresses that fail share the HTML of pages/500.
      href={localPath(languages[code], route === '/500' ? pageDefinitions.home.path : path)}
      hrefLang={code}
      lang={code}
      onClick={choose}
    >
      {languages[code].name}
    </a>
  );
}
