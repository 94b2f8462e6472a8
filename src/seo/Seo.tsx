import Head from 'next/head';
import { shop } from '@/shop/shop';
import type { SeoProps } from './SeoProps';

/** The part of a page's head that goes along when somebody moves within the site; DocumentSeo has the rest. */
export function Seo({ tabTitle, description, path }: SeoProps) {
  return (
    <Head>
      <title>{tabTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={shop.siteAddress + path} />
    </Head>
  );
}
