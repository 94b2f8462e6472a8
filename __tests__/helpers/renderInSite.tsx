import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { aRouter } from './aRouter';

interface Options {
  readonly path?: string;
  readonly client?: QueryClient;
}

/** Renders a part of a page with what stands around it: Next's router and React Query's cache. */
export function renderInSite(
  part: ReactNode,
  { path = '/', client = new QueryClient() }: Options = {},
) {
  const router = aRouter(path);
  const view = render(part, {
    wrapper: ({ children }) => (
      <RouterContext value={router}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </RouterContext>
    ),
  });
  return { ...view, router, client };
}
