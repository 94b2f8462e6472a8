import type { Collections, ItemsOf } from '@/catalogue/sitePages';
import { PageLayout } from '@/layout/PageLayout';
import { useLanguage } from '@/messages/useLanguage';
import { useLocalPath } from '@/messages/useLocalPath';
import { Seo } from '@/seo/Seo';
import { type ShelfStatesOf, useShelves } from '@/shelves/useShelves';
import type { SitePage } from './sitePage';

interface Props<Own, Shown extends Collections> {
  readonly page: SitePage<Own, Shown>;
  readonly pageProps: Own;
}

/** A page in the site's layout with its head, and with its collections kept up to date in the browser. */
export function PageContent<Own extends object, Shown extends Collections>({
  page: Page,
  pageProps,
}: Props<Own, Shown>) {
  const { path, canonical = path, unlisted, collections } = Page.definition(pageProps);
  const indexed = useLocalPath(canonical);
  const shelves = useShelves(collections, useLanguage().code);
  const items = itemsOf(shelves);
  return (
    <PageLayout enquiry={Page.enquiry?.(pageProps, items)}>
      <Seo title={Page.title(pageProps, items)} path={unlisted ? undefined : indexed} />
      <Page {...pageProps} shelves={shelves} />
    </PageLayout>
  );
}

function itemsOf<Shown extends Collections>(shelves: ShelfStatesOf<Shown>): ItemsOf<Shown> {
  const entries = Object.entries<ShelfStatesOf<Collections>[string]>(shelves);
  return Object.fromEntries(entries.map(([name, { items }]) => [name, items])) as ItemsOf<Shown>;
}
