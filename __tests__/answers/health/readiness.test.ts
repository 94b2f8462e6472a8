import type { NextApiRequest } from 'next';
import { leave } from '@/answers/health/readiness';
import readyAnswer from '../../../pages/api/ready';
import { anApiResponse } from '../../helpers/anApiResponse';
import { importFresh } from '../../helpers/importFresh';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

function ask(method = 'GET') {
  const response = anApiResponse();
  readyAnswer({ method } as NextApiRequest, response);
  return { status: response.statusCode, sent: response.sent, header: response.getHeaders() };
}

beforeEach(resetCaches);

describe('pages/api/ready', () => {
  it('answers 200 until the process leaves, then 503, never cacheable, without reading anything', () => {
    const read = sourceInUse('firestore');
    expect(ask()).toMatchObject({ status: 200, sent: { ready: true } });
    leave();
    expect(ask()).toMatchObject({
      status: 503,
      sent: { ready: false },
      header: { 'cache-control': 'no-store' },
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('hears of it from another bundle', () => {
    importFresh<{ leave: typeof leave }>('@/answers/health/readiness').leave();
    expect(ask().status).toBe(503);
  });

  it('answers 405 to POST', () => {
    expect(ask('POST').status).toBe(405);
  });
});
