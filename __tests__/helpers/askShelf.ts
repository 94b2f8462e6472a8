import type { NextApiRequest } from 'next';
import { answerShelf } from '@/answers/shelves/answerShelf';
import { anApiResponse } from './anApiResponse';

export interface AskedOfShelf {
  readonly method?: string;
  readonly query?: NextApiRequest['query'];
}

/** The answer of `/api/shelves/<collection>`, by default to a GET without a version. */
export async function askShelf(
  collection: string,
  { method = 'GET', query = { collection } }: AskedOfShelf = {},
) {
  const response = anApiResponse();
  await answerShelf({ method, query } as NextApiRequest, response);
  return { status: response.statusCode, sent: response.sent, header: response.getHeaders() };
}
