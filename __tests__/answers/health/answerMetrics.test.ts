import type { NextApiRequest } from 'next';
import { answerMetrics } from '@/answers/health/answerMetrics';
import { count } from '@/data/log/count';
import { processState } from '@/data/processState';
import metricsAnswer, * as route from '../../../pages/api/metrics';
import { anApiResponse } from '../../helpers/anApiResponse';
import { resetCaches } from '../../helpers/resetCaches';

async function askBy(answer: typeof answerMetrics, method = 'GET') {
  const response = anApiResponse();
  await answer({ method } as NextApiRequest, response);
  return { status: response.statusCode, sent: response.sent, header: response.getHeaders() };
}

beforeEach(resetCaches);
afterAll(resetCaches);

describe.each([
  ['answerMetrics', answerMetrics],
  ['pages/api/metrics', metricsAnswer],
])('%s', (_name, answer) => {
  it('answers 404 unless something is counted', async () => {
    count('databaseRead', 'ok');
    expect(await askBy(answer)).toMatchObject({ status: 404, sent: 'Not Found' });
  });

  it('answers with the counters, not cacheable', async () => {
    processState().counters = {
      count() {},
      served() {},
      contentType: 'text/plain',
      text: async () => 'a 1\n',
    };
    expect(await askBy(answer)).toMatchObject({
      status: 200,
      sent: 'a 1\n',
      header: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    });
  });

  it('answers 405 to POST', async () => {
    expect((await askBy(answer, 'POST')).status).toBe(405);
  });
});

describe('pages/api/metrics', () => {
  it('exports no route config, so Next handles it with its defaults', () => {
    expect(Object.keys(route)).toEqual(['default']);
  });
});
