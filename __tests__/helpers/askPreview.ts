import type { NextApiRequest } from 'next';
import { answerPreview } from '@/answers/preview/answerPreview';
import { anApiResponse } from './anApiResponse';

/**
 * Requests a preview by the last part of its address. Returns the response, its body as text, and its max-age in
 * seconds.
 */
export async function askPreview(name: string | string[], method = 'GET') {
  const response = anApiResponse();
  const url = `/api/preview/${name}`;
  await answerPreview({ method, url, query: { name } } as unknown as NextApiRequest, response);
  const { statusCode: status, sent } = response;
  const seconds = Number(/max-age=(\d+)/.exec(String(response.getHeader('Cache-Control')))?.[1]);
  return { status, seconds, picture: sent && String(sent), header: response.getHeaders() };
}
