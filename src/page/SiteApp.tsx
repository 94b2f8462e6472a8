import { HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { memo, type ReactNode, useMemo, useState } from 'react';
import {
  type Collections,
  itemsOf,
  type PageDefinition,
} from '@/catalogue/addresses/pageDefinitions';
import { PageLayout } from '@/layout/PageLayout';
import { LanguageProvider, useLanguage } from '@/messages/useLanguage';
import { useLocalPath } from '@/messages/useLocalPath';
import { Seo } from '@/seo/Seo';
import { useNoticeRenewal } from '@/shelves/useNotice';
import { type ShelfStatesOf, useShelves } from '@/shelves/useShelves';
import type { PageComponent } from './makePage';

type Props = Pick<AppProps, 'pageProps'> & { readonly Component: PageComponent };

/** The page with its providers. React Query's cache lives as long as the tab: pages share what they fetched. */
export function SiteApp({ Component: Page, pageProps }: Props) {
  const [client] = useState(newCache);
  const language = Page.language(pageProps);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={pageProps.dehydratedState}>
        <LanguageProvider language={language}>
          <PageContent page={Page} pageProps={pageProps} />
        </LanguageProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

/** One retry: the page already shows data, and asks again on the next visit. */
function newCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 1 } } });
}

interface ContentProps<Own, Shown extends Collections> {
  readonly page: PageComponent<Own, Shown>;
  readonly pageProps: Own;
}

/** A page with its collections kept up to date. */
function PageContent<Own extends object, Shown extends Collections>({
  page,
  pageProps,
}: ContentProps<Own, Shown>) {
  const definition = useMemo(() => page.definition(pageProps), [page, pageProps]);
  const { code } = useLanguage();
  useNoticeRenewal(code);
  const shelves = useShelves(definition.collections, code);
  return <PageInLayout {...{ page, pageProps, definition, shelves }} />;
}

interface PageProps<Own, Shown extends Collections> extends ContentProps<Own, Shown> {
  readonly definition: PageDefinition<Shown>;
  readonly shelves: ShelfStatesOf<Shown>;
}

/** A page in the site's layout. Memoised, because asking for a shelf changes nothing at first. */
const PageInLayout = memo(function PageInLayout<Own extends object, Shown extends Collections>({
  page: Page,
  pageProps,
  definition,
  shelves,
}: PageProps<Own, Shown>) {
  const { path, canonical = path, unlisted } = definition;
  const indexed = useLocalPath(canonical);
  const items = itemsOf(shelves);
  return (
    <PageLayout enquiry={Page.enquiry(pageProps, items)} longPage={Page.longPage}>
      <Seo title={Page.title(pageProps, items)} path={unlisted ? undefined : indexed} />
      <Page {...pageProps} shelves={shelves} />
    </PageLayout>
  );
}) as <Own extends object, Shown extends Collections>(props: PageProps<Own, Shown>) => ReactNode;
