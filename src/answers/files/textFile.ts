import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps } from 'next';
import { redirectQuery } from '../http';

/** In seconds. By default a file may show changes a day late. */
const DAY = 86_400;

/** A file that must not be served now, with the reason for the owner. */
export interface RefusedFile {
  readonly refused: string;
}

type Write = (params: ParsedUrlQuery) => Promise<string | RefusedFile | undefined> | string;

/**
 * The getServerSideProps of a route that answers with a text file, cached by the CDN for `seconds`. `type`: the media
 * type. `write`: the text; undefined answers 404, a refused file 503 with the reason.
 */
export function textFile(type: string, write: Write, seconds: number = DAY): GetServerSideProps {
  return async ({ res, params = {}, resolvedUrl }) => {
    if (redirectQuery(resolvedUrl, res)) return { props: {} };
    const text = await write(params);
    if (text === undefined) return { notFound: true };
    if (typeof text === 'object') {
      res.statusCode = 503;
      res
        .setHeader('Content-Type', 'text/plain; charset=utf-8')
        .setHeader('Cache-Control', 'no-store');
      res.end(text.refused);
      return { props: {} };
    }
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.setHeader(
      'Cache-Control',
      `public, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    );
    res.end(text);
    return { props: {} };
  };
}
