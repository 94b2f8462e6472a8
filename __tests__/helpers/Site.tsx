import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router, { type NextRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { english } from '@/messages/en/english';
import type { Language } from '@/messages/Language';
import { LanguageProvider } from '@/messages/useLanguage';
import { aRouter } from './aRouter';
import { newTestCache } from './newTestCache';

export interface SiteProps {
  /** The page's address at the start. */
  readonly path?: string;
  readonly router?: NextRouter;
  /** Called before an address replaces the page's own, which waits until it is done. */
  readonly onReplace?: (address: string, options: unknown) => unknown;
  readonly client?: QueryClient;
  readonly language?: Language;
}

/** What a page finds around it: Next's router, also as the browser's global one, the language and React Query's cache. */
export function Site({
  path = '/',
  router = aRouter(path),
  onReplace,
  client = newTestCache(),
  language = english,
  children,
}: SiteProps & { readonly children: ReactNode }) {
  const [asPath, setAsPath] = useState(path);
  const replace: NextRouter['replace'] = async (to, as = to, options) => {
    await onReplace?.(String(as), options);
    setAsPath(String(as));
    return true;
  };
  const current = onReplace ? { ...router, asPath, replace } : router;
  Object.assign(Router, { router: current });
  return (
    <RouterContext value={current}>
      <QueryClientProvider client={client}>
        <LanguageProvider language={language}>{children}</LanguageProvider>
      </QueryClientProvider>
    </RouterContext>
  );
}
