import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps } from 'next';

/** How long the host's edge keeps such a file, in seconds, where a change that shows a day later harms nobody. */
const DAY = 86_400;

type Write = (params: ParsedUrlQuery) => Promise<string | undefined> | string;

/**
 * A page that answers with a text file of another kind than HTML, made when it is asked for: `write` gets what the route's
 * parameters are, and gives nothing where there is no such file. `type`: its media type, which may depend on them. `seconds`: how
 * long the host's edge may keep it.
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
