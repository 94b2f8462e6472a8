import type { NextApiResponse } from 'next';

/**
 * In seconds. A search may be a little old: the list is renewed every half hour, and products' pages ask for fresh
 * data.
 */
const MAX_AGE = 300;

/** Answers with a JSON text. Next adds an ETag, and answers 304. */
export function answerJson(response: NextApiResponse, text: string): void {
  response
    .setHeader('Content-Type', 'application/json; charset=utf-8')
    .setHeader('Cache-Control', `public, max-age=${MAX_AGE}, s-maxage=${MAX_AGE}`)
    .status(200)
    .send(text);
}
