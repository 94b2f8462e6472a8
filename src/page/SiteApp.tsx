import { HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { useState } from 'react';
import { StoredFacts } from '@/layout/StoredFacts';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { PageContent } from './PageContent';
import type { SitePage } from './sitePage';

type Props = Pick<AppProps, 'pageProps'> & { readonly Component: SitePage };

/**
 * The page with its providers. React Query's cache lives as long as the tab, so pages share what
 * they have fetched.
 */
export function SiteApp({ Component: Page, pageProps }: Props) {
  const [client] = useState(newCache);
  const language = typeof Page.language === 'function' ? Page.language(pageProps) : Page.language;
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={pageProps.dehydratedState}>
        <LanguageProvider language={language}>
          <StoredFacts hours={pageProps.hours} delivery={pageProps.delivery}>
            <PageContent page={Page} pageProps={pageProps} />
          </StoredFacts>
        </LanguageProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

/** One retry is enough: the page already shows data, and it asks again on the next visit. */
function newCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 1 } } });
}
