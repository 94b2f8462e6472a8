import type { DehydratedState } from '@tanstack/react-query';
import type { Thing } from 'schema-dts';
import type { Product } from '@/catalogue/items';
import { paths } from '@/catalogue/paths';
import type { Shelf } from '@/catalogue/Shelf';
import type { SeoProps } from '../SeoProps';
import { breadcrumbLd } from './breadcrumbLd';
import { collectionLd } from './collectionLd';
import { storeLd } from './storeLd';

/** The props of any page; those of pages that no search engine keeps have no `seo`. */
export interface AnyPageProps {
  readonly seo?: SeoProps;
  /** A category's breadcrumb title. */
  readonly crumb?: string;
  readonly dehydratedState?: DehydratedState;
}

/** A page's structured data, out of the same props as the page. */
export function structuredData({ seo, crumb, dehydratedState }: AnyPageProps): Thing[] {
  if (!seo) return [];
  if (seo.path === paths.home) return [storeLd()];
  const trail = breadcrumbLd(crumb ?? seo.title, seo.path);
  if (seo.path === paths.contact) return [storeLd(), trail];
  if (!crumb) return [trail];
  const shelf = dehydratedState?.queries[0]?.state.data as Shelf<Product> | undefined;
  return [collectionLd(seo, crumb, shelf?.items ?? []), trail];
}
