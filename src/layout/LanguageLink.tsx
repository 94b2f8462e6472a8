import { useRouter } from 'next/router';
import type { MouseEvent, ReactNode } from 'react';
import { sitePages } from '@/catalogue/sitePages';
import { languageChosen } from '@/device/languageChosen';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath, splitLanguage } from '@/shop/languages';
import { usePagePath } from './usePagePath';

interface Props {
  /** The language that it leads to. */
  readonly code: LanguageCode;
  /** Called when it is pressed. */
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link to the same page in another language. A plain link, because a page's script has one language alone. A press
 * takes along what the address says besides the page (sort and filter, typed words, a shade, a shared list), and is
 * remembered as a choice.
 */
export function LanguageLink({ code, onFollow, children }: Props) {
  const { route } = useRouter();
  const path = usePagePath();
  const choose = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    link.href = localPath(languages[code], splitLanguage(pathname + search + hash).path);
    languageChosen.change(() => true);
    onFollow?.();
  };
  return (
    <a
      // The HTML of this page is the same for all addresses that fail.
      href={localPath(languages[code], route === '/500' ? sitePages.home.path : path)}
      hrefLang={code}
      lang={code}
      onClick={choose}
    >
      {children}
    </a>
  );
}
