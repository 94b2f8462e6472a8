import Head from 'next/head';

/** The head of a page that no search engine should keep. */
export function NoIndex({ title }: { title: string }) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
