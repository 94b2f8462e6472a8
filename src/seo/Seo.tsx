import Head from 'next/head';
import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { useMessages } from '@/messages/useMessages';
import { seoLengths } from './seoLengths';

interface Props {
  readonly title: string;
  /** The path of the canonical address. Without it the page is `noindex`. */
  readonly path?: string | undefined;
}

/** The head elements that change with navigation in the browser; StaticHead has the rest. */
export function Seo({ title, path }: Props) {
  const { shop } = useMessages();
  return (
    <Head>
      <title>{path === undefined ? title : tabTitle(title, shop.name)}</title>
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absoluteAddress(path)} />
      )}
    </Head>
  );
}

/** The title with the shop's name, if there is room and the title does not have it yet. */
function tabTitle(title: string, shop: string): string {
  const named = `${title} | ${shop}`;
  return named.length > seoLengths.title || title.includes(shop) ? title : named;
}
