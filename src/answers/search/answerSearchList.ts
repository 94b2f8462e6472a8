import type { NextApiRequest, NextApiResponse } from 'next';
import { readWholeCatalogue, type WholeCatalogue } from '@/data/shelves/wholeCatalogue';
import { refuseUnlessGet } from '../refuseUnlessGet';
import { answerJson, answerUnknown } from './answerJson';
import { searchList } from './searchList';

/** The JSON of each reading, written once: a list of up to 1,755 products serves all visitors for a minute. */
const texts = new WeakMap<WholeCatalogue, string>();

/** Answers /api/search with the list of all known products; 503 while no shelf could be read yet. */
export async function answerSearchList(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const whole = await readWholeCatalogue();
  if (whole.size === 0) answerUnknown(response);
  else answerJson(response, textOf(whole));
}

function textOf(whole: WholeCatalogue): string {
  const text = texts.get(whole) ?? JSON.stringify(searchList(whole));
  texts.set(whole, text);
  return text;
}
