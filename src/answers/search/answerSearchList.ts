import type { NextApiRequest, NextApiResponse } from 'next';
import { type AllShelves, readAllShelves } from '@/data/shelves/allShelves';
import { answerUnavailable } from '../answerError';
import { refuseUnlessGet } from '../refuseUnlessGet';
import { answerJson } from './answerJson';
import { makeSearchList } from './makeSearchList';

/**
 * The last answer, and the readings that it was made from. Written once for all visitors: it has thousands of
 * products.
 */
let last = { readings: '', text: '' };

/** Answers /api/search with the list of all known products; 503 while no shelf could be read yet. */
export async function answerSearchList(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const whole = await readAllShelves();
  if (whole.size === 0) answerUnavailable(response);
  else answerJson(response, textOf(whole));
}

function textOf(whole: AllShelves): string {
  const readings = Array.from(whole, ([slug, { readAt }]) => `${slug} ${readAt}`).join();
  if (last.readings !== readings) last = { readings, text: JSON.stringify(makeSearchList(whole)) };
  return last.text;
}
