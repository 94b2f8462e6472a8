import type { NextApiRequest } from 'next';
import { answerShelf } from '@/answers/shelves/answerShelf';
import { anApiResponse } from './anApiResponse';

export interface AskedOfShelf {
  readonly method?: string;
  readonly query?: NextApiRequest['query'];
  /** The version that the client has. */
  readonly known?: string;
}

/** The answer of `/api/shelves/<collection>`, by default to a GET without a version. `readAt`: as its header says. */
export async function askShelf(
  collection: string,
  { method = 'GET', query = { collection }, known }: AskedOfShelf = {},
) {
  const response = anApiResponse();
  const end = jest.spyOn(response, 'end');
  const headers = known === undefined ? {} : { 'if-none-match': `"${known}"` };
  await answerShelf({ method, query, headers } as NextApiRequest, response);
  const [body] = end.mock.calls[0] ?? [];
  const header = response.getHeaders();
  return {
    status: response.statusCode,
    sent: body === undefined ? undefined : JSON.parse(String(body)),
    header,
    readAt: header['x-read-at'],
  };
}
