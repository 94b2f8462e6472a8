import type { NextApiResponse } from 'next';

/**
 * For how long a browser and an edge may keep the answer, in seconds. The reading behind it is renewed half-hourly; what a
 * product's own page says is asked for anew when it is opened.
 */
const KEPT = 300;

/** Answers with JSON that was written before. Next adds an ETag, and answers 304 to who has it. */
export function answerJson(response: NextApiResponse, text: string): void {
  response
    .setHeader('Content-Type', 'application/json; charset=utf-8')
    .setHeader('Cache-Control', `public, max-age=${KEPT}, s-maxage=${KEPT}`)
    .status(200)
    .send(text);
}

/** Answers that nothing is known just now: for nobody to keep. */
export function answerUnknown(response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').status(503).end();
}
