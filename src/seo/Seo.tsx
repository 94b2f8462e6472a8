import Head from 'next/head';
import { absoluteAddress } from '@/catalogue/addresses';
import { shop } from '@/shop/shop';
import { seoLengths } from './seoLengths';

interface Props {
  readonly title: string;
  /** The page's only correct path. Without it the page is `noindex`. */
  readonly path?: string | undefined;
}

/** The head elements that change with navigation in the browser; StaticHead has the rest. */
export function Seo({ title, path }: Props) {
  return (
    <Head>
      <title>{path === undefined ? title : tabTitle(title)}</title>
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absoluteAddress(path)} />
      )}
    </Head>
  );
}

/** The title for the tab and search results: with the shop's name if there is room and it is not in the title yet. */
function tabTitle(title: string): string {
  const named = `${title} | ${shop.name}`;
  return named.length > seoLengths.title || title.includes(shop.name) ? title : named;
}
