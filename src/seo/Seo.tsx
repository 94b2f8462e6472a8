import Head from 'next/head';
import { shop } from '@/shop/shop';

export interface SeoProps {
  /** Without the shop's name, which is put behind it. */
  readonly title: string;
  readonly description: string;
  /** The page's one true path; the canonical address is made of it. */
  readonly path: string;
}

/** What search engines and link previews read of a page. */
export function Seo({ title, description, path }: SeoProps) {
  const address = shop.siteAddress + path;
  const fullTitle = title.includes(shop.name) ? title : `${title} | ${shop.name}`;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
    </Head>
  );
}
