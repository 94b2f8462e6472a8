import Head from 'next/head';
import { absoluteAddress } from '@/catalogue/addresses';
import { tabTitle } from './tabTitle';

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
