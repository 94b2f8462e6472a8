import type { NextApiRequest } from 'next';
import { renewReport } from '@/answers/diagnostics/renewReport';
import { allCollections } from '@/catalogue/allCollections';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { shop } from '@/shop/shop';
import { anApiResponse } from '../../helpers/anApiResponse';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const START = 1_795_000_000_000;

async function ask(method = 'GET', url = '/api/report/en') {
  const response = anApiResponse();
  const revalidate = jest.fn(async () => undefined);
  const redirect = jest.fn(() => response);
  Object.assign(response, { revalidate, redirect });
  const query = { language: /\w+(?=$|\?)/.exec(url)?.[0] };
  await renewReport({ method, url, query } as unknown as NextApiRequest, response);
  return { status: response.statusCode, headers: response.getHeaders(), revalidate, redirect };
}

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

describe('renewReport', () => {
  it('reads every collection, then renews the report and redirects to it', async () => {
    const read = sourceInUse('demo');
    const { revalidate, redirect } = await ask();
    expect(read.mock.calls.map(([name]) => name)).toEqual(allCollections.map(({ name }) => name));
    expect(revalidate).toHaveBeenCalledWith('/owner');
    expect(redirect).toHaveBeenCalledWith(308, '/owner');
  });

  it.each([
    ['bn', '/bn/owner'],
    ['hi', '/hi/owner'],
  ])('renews the report in %s from the link on it', async (code, path) => {
    const { revalidate, redirect } = await ask('GET', `/api/report/${code}`);
    expect(revalidate).toHaveBeenCalledWith(path);
    expect(redirect).toHaveBeenCalledWith(308, path);
  });

  it('reads each collection once in 60 seconds, however often it is asked', async () => {
    const read = sourceInUse('demo');
    for (let second = 0; second < 120; second += 10) {
      jest.setSystemTime(START + second * 1000);
      await ask();
    }
    expect(read).toHaveBeenCalledTimes(allCollections.length * 2);
  });

  it('lets the CDN answer for a minute, and answers any query by the address without', async () => {
    const read = sourceInUse('demo');
    expect((await ask()).headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    read.mockClear();
    jest.setSystemTime(START + 3_600_000);
    const { status, headers, redirect } = await ask('GET', '/api/report/en?x=1');
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: '/api/report/en',
    });
    expect(redirect).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
  });

  it('leads back even when collections cannot be read', async () => {
    logged('error');
    sourceInUse('demo').mockImplementation(async (name) => {
      throw new CatalogueReadError(name, 'quota');
    });
    expect((await ask()).redirect).toHaveBeenCalledWith(308, '/owner');
  });

  it('reads nothing for other methods and languages, or when there is no report', async () => {
    const read = sourceInUse('demo');
    expect((await ask('POST')).status).toBe(405);
    expect((await ask('GET', '/api/report/fr')).status).toBe(404);
    Object.assign(shop, { noOwnerReport: true });
    expect((await ask()).status).toBe(404);
    Reflect.deleteProperty(shop, 'noOwnerReport');
    expect(read).not.toHaveBeenCalled();
  });
});
