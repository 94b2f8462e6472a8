import type { NextApiRequest, NextApiResponse } from 'next';
import { type AllShelves, readEveryShelf } from '@/data/shelves/allShelves';
import { answerUnavailable, refuseUnlessGet } from '../http';
import { answerJson } from './answerJson';
import { makeSearchList } from './makeSearchList';

/**
 * The last answer, and the readings that it was made from. Written once for all visitors: it has thousands of
 * products.
 */
let last = { readings: '', text: '' };

/** Answers /api/search with the list of all products; 503 while a shelf was never read. */
export async function answerSearchList(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const whole = await readEveryShelf().catch(() => undefined);
  if (whole) answerJson(response, textOf(whole));
  else answerUnavailable(response);
}

function textOf(whole: AllShelves): string {
  const readings = Array.from(whole, ([slug, { readAt }]) => `${slug} ${readAt}`).join();
  if (last.readings !== readings) last = { readings, text: JSON.stringify(makeSearchList(whole)) };
  return last.text;
}
