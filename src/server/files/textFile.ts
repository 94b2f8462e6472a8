import type { GetServerSideProps } from 'next';

/** How long the edge may keep such a file, in seconds: nobody waits for an hour's news of it. */
const HOUR = 3600;

/** A page that answers with a text file of another kind than HTML, made when it is asked for. */
export function textFile(type: string, write: () => Promise<string> | string): GetServerSideProps {
  return async ({ res }) => {
    const text = await write();
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.setHeader('Cache-Control', `public, s-maxage=${HOUR}, stale-while-revalidate=${24 * HOUR}`);
    res.end(text);
    return { props: {} };
  };
}
