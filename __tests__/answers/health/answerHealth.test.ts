import type { NextApiRequest } from 'next';
import { answerHealth } from '@/answers/health/health';
import healthAnswer, * as route from '../../../pages/api/health';
import { anApiResponse } from '../../helpers/anApiResponse';
import { keptReading } from '../../helpers/keptReading';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

function askBy(answer: typeof answerHealth, method = 'GET') {
  const response = anApiResponse();
  answer({ method, query: {} } as unknown as NextApiRequest, response);
  return { status: response.statusCode, sent: response.sent, header: response.getHeaders() };
}

beforeEach(resetCaches);

describe.each([
  ['answerHealth', answerHealth],
  ['pages/api/health', healthAnswer],
])('%s', (_name, answer) => {
  it.each(['GET', 'HEAD'])('answers %s with the health report, not cacheable', (method) => {
    keptReading('WAX Stick', { last: { readAt: Date.now() - 60_000 } });
    const { status, sent, header } = askBy(answer, method);
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
    expect(askBy(answer)).toMatchObject({
      status: 200,
      sent: { status: 'failing', lastFailure: { cause: 'unreachable' } },
    });
  });

  it('reads nothing, however often it is called', () => {
    const read = sourceInUse('firestore');
    for (let times = 0; times < 5; times += 1) askBy(answer);
    expect(read).not.toHaveBeenCalled();
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers 405 to %s', (method) => {
    const { status, sent, header } = askBy(answer, method);
    expect({ status, sent, allow: header.allow }).toEqual({
      status: 405,
      sent: undefined,
      allow: 'GET, HEAD',
    });
  });
});

describe('pages/api/health', () => {
  it('exports no route config, so Next handles it with its defaults', () => {
    expect(Object.keys(route)).toEqual(['default']);
  });
});
