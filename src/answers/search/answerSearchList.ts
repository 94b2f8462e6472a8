import type { NextApiRequest, NextApiResponse } from 'next';
import { type AllShelves, readAllShelves } from '@/data/shelves/allShelves';
import { refuseUnlessGet } from '../refuseUnlessGet';
import { answerJson, answerUnavailable } from './answerJson';
import { makeSearchList } from './makeSearchList';

/** The JSON of each reading, written once: a list of thousands of products serves all visitors for a minute. */
const texts = new WeakMap<AllShelves, string>();

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
  const text = texts.get(whole) ?? JSON.stringify(makeSearchList(whole));
  texts.set(whole, text);
  return text;
}
