import type { NextApiRequest } from 'next';
import searchListAnswer from '../../pages/api/search';
import searchShelfAnswer from '../../pages/api/search/[slug]';
import { anApiResponse } from './anApiResponse';

/** Asks /api/search, or /api/search/<slug>. */
export async function askSearch(slug?: string | string[], method = 'GET') {
  const response = anApiResponse();
  const request = { method, query: slug === undefined ? {} : { slug } } as NextApiRequest;
  await (slug === undefined ? searchListAnswer : searchShelfAnswer)(request, response);
  const { sent } = response;
  return {
    status: response.statusCode,
    sent: typeof sent === 'string' ? JSON.parse(sent) : sent,
    header: response.getHeaders(),
  };
}
