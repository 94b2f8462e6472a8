import type { NextApiRequest } from 'next';
import healthAnswer from '../../../pages/api/health';
import { anApiResponse } from '../../helpers/anApiResponse';
import { keptReading } from '../../helpers/keptReading';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

function ask(method = 'GET') {
  const response = anApiResponse();
  healthAnswer({ method, query: {} } as unknown as NextApiRequest, response);
  return { status: response.statusCode, sent: response.sent, header: response.getHeaders() };
}

beforeEach(resetCaches);

describe('pages/api/health', () => {
  it.each(['GET', 'HEAD'])('answers %s with the health report, not cacheable', (method) => {
    keptReading('WAX Stick', { last: { readAt: Date.now() - 60_000 } });
    const { status, sent, header } = ask(method);
    expect(status).toBe(200);
    expect(header).toMatchObject({ 'cache-control': 'no-store' });
    expect(sent).toEqual({
      status: 'ok',
      process: null,
      redis: 'off',
      source: 'demo',
      oldestShelf: { collection: 'WAX Stick', ageSeconds: expect.any(Number) },
      failingCollections: [],
      lastFailure: null,
    });
  });

  it('answers 200 while the database is down, so that no platform restarts the process', () => {
    const failure = { at: Date.now(), cause: 'unreachable', error: undefined };
    keptReading('WAX Stick', { isFailing: true, failure });
    expect(ask()).toMatchObject({
      status: 200,
      sent: { status: 'failing', lastFailure: { cause: 'unreachable' } },
    });
  });

  it('reads nothing, however often it is called', () => {
    const read = sourceInUse('firestore');
    for (let times = 0; times < 5; times += 1) ask();
    expect(read).not.toHaveBeenCalled();
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers 405 to %s', (method) => {
    const { status, sent, header } = ask(method);
    expect({ status, sent, allow: header.allow }).toEqual({
      status: 405,
      sent: undefined,
      allow: 'GET, HEAD',
    });
  });
});
