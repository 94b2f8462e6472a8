import Head from 'next/head';
import { absoluteAddress } from '@/catalogue/addresses';
import { shop } from '@/shop/shop';

interface Props {
  readonly title: string;
  /** The page's one true path; without one no search engine should keep it. */
  readonly path?: string | undefined;
}

/** The part of a page's head that goes along when somebody moves within the site; DocumentSeo has the rest. */
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

/** Search engines show about so many characters of a title. */
const LONGEST = 65;

/** A page's title for the tab and for search results: the shop's name behind it where there is room and it is not said. */
function tabTitle(title: string): string {
  const named = `${title} | ${shop.name}`;
  return named.length > LONGEST || title.includes(shop.name) ? title : named;
}
