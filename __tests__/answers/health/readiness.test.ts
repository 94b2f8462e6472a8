import type { NextApiRequest } from 'next';
import { answerReady, leave } from '@/answers/health/readiness';
import readyAnswer, * as route from '../../../pages/api/ready';
import { anApiResponse } from '../../helpers/anApiResponse';
import { importFresh } from '../../helpers/importFresh';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

function askBy(answer: typeof answerReady, method = 'GET') {
  const response = anApiResponse();
  answer({ method } as NextApiRequest, response);
  return { status: response.statusCode, sent: response.sent, header: response.getHeaders() };
}

beforeEach(resetCaches);

describe.each([
  ['answerReady', answerReady],
  ['pages/api/ready', readyAnswer],
])('%s', (_name, answer) => {
  it('answers 200 until the process leaves, then 503, never cacheable, without reading anything', () => {
    const read = sourceInUse('firestore');
    expect(askBy(answer)).toMatchObject({ status: 200, sent: { ready: true } });
    leave();
    expect(askBy(answer)).toMatchObject({
      status: 503,
      sent: { ready: false },
      header: { 'cache-control': 'no-store' },
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('hears of it from another bundle', () => {
    importFresh<{ leave: typeof leave }>('@/answers/health/readiness').leave();
    expect(askBy(answer).status).toBe(503);
  });

  it('answers 405 to POST', () => {
    expect(askBy(answer, 'POST').status).toBe(405);
  });
});

describe('pages/api/ready', () => {
  it('exports no route config, so Next handles it with its defaults', () => {
    expect(Object.keys(route)).toEqual(['default']);
  });
});
