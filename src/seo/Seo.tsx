import Head from 'next/head';
import { shop } from '@/shop/shop';
import type { SeoProps } from './SeoProps';

/** Search engines show about so many characters of a title. */
const TITLE = 65;

/** The part of a page's head that goes along when somebody moves within the site; DocumentSeo has the rest. */
export function Seo({ title, description, path }: SeoProps) {
  const named = `${title} | ${shop.name}`;
  return (
    <Head>
      <title>{named.length > TITLE || title.includes(shop.name) ? title : named}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={shop.siteAddress + path} />
    </Head>
  );
}
