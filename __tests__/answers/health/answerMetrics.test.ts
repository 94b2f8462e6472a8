import type { NextApiRequest } from 'next';
import { count } from '@/data/log/count';
import { processState } from '@/data/processState';
import metricsAnswer from '../../../pages/api/metrics';
import { anApiResponse } from '../../helpers/anApiResponse';
import { resetCaches } from '../../helpers/resetCaches';

async function askMetrics(method = 'GET') {
  const response = anApiResponse();
  await metricsAnswer({ method } as NextApiRequest, response);
  return { status: response.statusCode, sent: response.sent, header: response.getHeaders() };
}

beforeEach(resetCaches);
afterAll(resetCaches);

describe('pages/api/metrics', () => {
  it('answers 404 unless something is counted', async () => {
    count('databaseRead', 'ok');
    expect(await askMetrics()).toMatchObject({ status: 404, sent: 'Not Found' });
  });

  it('answers with the counters, not cacheable', async () => {
    processState().counters = {
      count() {},
      contentType: 'text/plain',
      text: async () => 'a 1\n',
    };
    expect(await askMetrics()).toMatchObject({
      status: 200,
      sent: 'a 1\n',
      header: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    });
  });

  it('answers 405 to POST', async () => {
    expect((await askMetrics('POST')).status).toBe(405);
  });
});
