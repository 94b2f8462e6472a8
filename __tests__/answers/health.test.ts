import type { NextApiRequest } from 'next';
import { productCollection } from '@/catalogue/collections';
import { readings } from '@/data/readings';
import { readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import healthAnswer from '../../pages/api/health';
import { anApiResponse } from '../helpers/anApiResponse';
import { logged } from '../helpers/logged';
import { sourceInUse } from '../helpers/sourceInUse';

function ask(method = 'GET') {
  const response = anApiResponse();
  healthAnswer({ method, query: {} } as unknown as NextApiRequest, response);
  return { status: response.statusCode, sent: response.sent, header: response.getHeaders() };
}

const read = (collection: string) => readShelf(productCollection({ collection }));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('pages/api/health', () => {
  it.each(['GET', 'HEAD'])('answers %s with ok while nothing fails, not cacheable', (method) => {
    const last = { readAt: Date.now() - 60_000 };
    readings().set('WAX Stick', { last });
    const { status, sent, header } = ask(method);
    expect({ status, sent }).toEqual({ status: 200, sent: { status: 'ok', failing: [] } });
    expect(header).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('names what fails, and since when, with 200, so that no platform restarts the process', async () => {
    logged('error');
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 28, 9) });
    const source = sourceInUse('demo');
    source.mockRejectedValue(new CatalogueReadError('any', 'quota'));
    for (let times = 0; times < 3; times += 1) {
      await expect(read('WAX Stick')).rejects.toThrow('quota');
      jest.advanceTimersByTime(5_000);
    }
    const failing = [{ collection: 'WAX Stick', since: '2026-11-28T09:00:00.000Z' }];
    expect(ask()).toMatchObject({ status: 200, sent: { status: 'failing', failing } });
    source.mockResolvedValue([]);
    await read('WAX Stick');
    expect(ask().sent).toEqual({ status: 'ok', failing: [] });
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
