import type { NextApiRequest } from 'next';
import { answerShelf } from '@/answers/answerShelf';
import { anApiResponse } from './anApiResponse';

export type AskedOfShelf = Partial<Pick<NextApiRequest, 'method' | 'query'>>;

/** The answer of `/api/shelves/<collection>`, by default to a GET. */
export async function askShelf(
  collection: string,
  { method = 'GET', query = { collection } }: AskedOfShelf = {},
) {
  const response = anApiResponse();
  await answerShelf({ method, query, headers: {} } as NextApiRequest, response);
  return {
    status: response.statusCode,
    sent: response.sent === undefined ? undefined : JSON.parse(JSON.stringify(response.sent)),
    header: response.getHeaders(),
  };
}
