import { useRouter } from 'next/router';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '@/catalogue/addresses';
import { languageChosen } from '@/device/languageChosen';
import { type LanguageCode, languages, localPath, splitLanguage } from '@/shop/languages';

interface Props {
  /** The language that it leads to. */
  readonly code: LanguageCode;
  /** Called when it is pressed. */
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link to the same page in another language. A plain link, because a page's script has one language alone. Pressing
 * it takes along what the address says besides the page: sort and filter, typed words, a shade, a shared list.
 */
export function LanguageLink({ code, onFollow, children }: Props) {
  const { route, asPath } = useRouter();
  const language = languages[code];
  const [path = paths.home] = splitLanguage(asPath).path.split(/[?#]/);
  const follow = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    link.href = localPath(language, splitLanguage(pathname + search + hash).path);
    languageChosen.change(() => true);
    onFollow?.();
  };
  return (
    <a
      // The HTML of this page is the same for all addresses that fail.
      href={localPath(language, route === '/500' ? paths.home : path)}
      hrefLang={code}
      lang={code}
      onClick={follow}
    >
      {children}
    </a>
  );
}
