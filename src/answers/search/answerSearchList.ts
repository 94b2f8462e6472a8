import type { NextApiRequest, NextApiResponse } from 'next';
import { readWholeCatalogue, type WholeCatalogue } from '@/data/shelves/wholeCatalogue';
import { refuseUnlessGet } from '../refuseUnlessGet';
import { answerJson, answerUnknown } from './answerJson';
import { searchList } from './searchList';

/** The text for a reading, made once: it serves everybody for a minute, and has 1,755 products. */
const texts = new WeakMap<WholeCatalogue, string>();

/** Answers /api/search with the list of all products that are known; 503 while none is, because nothing could be read yet. */
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
