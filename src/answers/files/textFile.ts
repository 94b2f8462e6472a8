import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps } from 'next';

/** The default time in the CDN's cache, in seconds: for files where a change that shows a day later does no harm. */
const DAY = 86_400;

type Write = (params: ParsedUrlQuery) => Promise<string | undefined> | string;

/**
 * The getServerSideProps of a route that answers with a text file instead of HTML, written at each request.
 * @param type the media type, or a function of the route's parameters that returns it.
 * @param write returns the text for the route's parameters; undefined answers 404.
 * @param seconds how long the CDN may cache the file.
 */
export function textFile(
  type: string | ((params: ParsedUrlQuery) => string),
  write: Write,
  seconds: number = DAY,
): GetServerSideProps {
  return async ({ res, params = {} }) => {
    const text = await write(params);
    if (text === undefined) return { notFound: true };
    const mediaType = typeof type === 'string' ? type : type(params);
    res.setHeader('Content-Type', `${mediaType}; charset=utf-8`);
    res.setHeader(
      'Cache-Control',
      `public, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    );
    res.end(text);
    return { props: {} };
  };
}
