import type { NextApiResponse } from 'next';

/**
 * For how long browsers and the CDN may cache the answer, in seconds. The reading behind it is renewed only every half
 * hour, and a product's page asks for fresh data when it is opened.
 */
const MAX_AGE = 300;

/** Answers with a text that is JSON already. Next adds an ETag, and answers 304 to a browser that has it. */
export function answerJson(response: NextApiResponse, text: string): void {
  response
    .setHeader('Content-Type', 'application/json; charset=utf-8')
    .setHeader('Cache-Control', `public, max-age=${MAX_AGE}, s-maxage=${MAX_AGE}`)
    .status(200)
    .send(text);
}

/** Answers 503 while the data could not be read yet. Not cached. */
export function answerUnavailable(response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').status(503).end();
}
