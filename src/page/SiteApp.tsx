import { HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { useState } from 'react';
import { PageLayout } from '@/layout/PageLayout';
import { StoredFacts } from '@/layout/StoredFacts';
import { LanguageProvider } from '@/messages/LanguageProvider';
import { Seo } from '@/seo/Seo';
import { PageContent } from './PageContent';
import type { SitePage } from './sitePage';
import type { UnlistedPage } from './unlistedPage';

type Props = Pick<AppProps, 'pageProps'> & { readonly Component: SitePage | UnlistedPage };

/**
 * The page with its providers and the site's layout. React Query's cache lives as long as the tab, so pages share what
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
            <PageLayout>
              {'definition' in Page ? (
                <PageContent page={Page} pageProps={pageProps} />
              ) : (
                <>
                  <Seo title={Page.title(pageProps)} />
                  <Page {...pageProps} />
                </>
              )}
            </PageLayout>
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
