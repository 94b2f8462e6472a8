import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { english } from '@/messages/en/english';
import type { Language } from '@/messages/Language';
import { LanguageProvider } from '@/messages/useLanguage';
import { aRouter } from './aRouter';
import { newTestCache } from './newTestCache';
import { ProvidedRouter } from './ProvidedRouter';

interface Options {
  readonly path?: string;
  readonly client?: QueryClient;
  readonly router?: NextRouter;
  readonly language?: Language;
  /** The part's static HTML, which is hydrated; without it the part is rendered in the browser alone. */
  readonly html?: string;
}

/** Renders a part of a page with its context: the language, Next's router and React Query's cache. */
export function renderInSite(
  part: ReactNode,
  {
    path = '/',
    client = newTestCache(),
    router = aRouter(path),
    language = english,
    html,
  }: Options = {},
) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html ?? '';
  const view = render(part, {
    container,
    hydrate: html !== undefined,
    wrapper: ({ children }) => (
      <ProvidedRouter router={router}>
        <QueryClientProvider client={client}>
          <LanguageProvider language={language}>{children}</LanguageProvider>
        </QueryClientProvider>
      </ProvidedRouter>
    ),
  });
  return { ...view, router, client };
}
