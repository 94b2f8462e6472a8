import type { ParsedUrlQuery } from 'node:querystring';
import type { GetServerSideProps } from 'next';

/** How long the host's edge may keep such a file, in seconds: a change that shows a day later harms nobody. */
const DAY = 86_400;

type Write = (params: ParsedUrlQuery) => Promise<string | undefined> | string;

/**
 * A page that answers with a text file of another kind than HTML, made when it is asked for: `write` gets what the route's
 * parameters are, and gives nothing where there is no such file.
 */
export function textFile(type: string, write: Write): GetServerSideProps {
  return async ({ res, params = {} }) => {
    const text = await write(params);
    if (text === undefined) return { notFound: true };
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.setHeader('Cache-Control', `public, s-maxage=${DAY}, stale-while-revalidate=${DAY}`);
    res.end(text);
    return { props: {} };
  };
}
