import type { GetServerSideProps } from 'next';

/** How long the host's edge may keep such a file, in seconds: a change that shows a day later harms nobody. */
const DAY = 86_400;

/** A page that answers with a text file of another kind than HTML, made when it is asked for. */
export function textFile(type: string, write: () => Promise<string> | string): GetServerSideProps {
  return async ({ res }) => {
    const text = await write();
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.setHeader('Cache-Control', `public, s-maxage=${DAY}, stale-while-revalidate=${DAY}`);
    res.end(text);
    return { props: {} };
  };
}
