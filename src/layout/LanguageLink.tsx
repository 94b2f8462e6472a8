import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { paths } from '@/catalogue/addresses';
import { type LanguageCode, languages, localPath, splitLanguage } from '@/shop/languages';

interface Props {
  /** The language that it leads to. */
  readonly code: LanguageCode;
  /** Called when it is pressed. */
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * A link to the same page in another language. A plain link, because a page's script has one language alone.
 * `useLanguageChoice` does the rest.
 */
export function LanguageLink({ code, onFollow, children }: Props) {
  const { route, asPath } = useRouter();
  const [path = ''] = splitLanguage(asPath).path.split(/[?#]/);
  return (
    <a
      // The HTML of this page is the same for all addresses that fail.
      href={localPath(languages[code], route === '/500' ? paths.home : path)}
      hrefLang={code}
      lang={code}
      onClick={onFollow}
    >
      {children}
    </a>
  );
}
