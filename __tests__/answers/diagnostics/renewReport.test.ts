import type { NextApiRequest } from 'next';
import { renewReport } from '@/answers/diagnostics/renewReport';
import { shop } from '@/shop/shop';
import { anApiResponse } from '../../helpers/anApiResponse';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

async function ask(method = 'GET', url = '/api/report/en', fails = false) {
  const response = anApiResponse();
  const revalidate = jest.fn(async () => {
    if (fails) throw new Error('no page');
  });
  const redirect = jest.fn(() => response);
  Object.assign(response, { revalidate, redirect });
  const query = { language: /\w+(?=$|\?)/.exec(url)?.[0] };
  await renewReport({ method, url, query } as unknown as NextApiRequest, response);
  return { status: response.statusCode, headers: response.getHeaders(), revalidate, redirect };
}

beforeEach(resetCaches);

describe('renewReport', () => {
  it('renews the report and redirects to it', async () => {
    const { revalidate, redirect } = await ask();
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

  it('reads nothing itself, however often and in whichever language it is asked', async () => {
    const read = sourceInUse('demo');
    for (const code of ['en', 'bn', 'hi', 'en']) await ask('GET', `/api/report/${code}`);
    expect(read).not.toHaveBeenCalled();
  });

  it('lets the CDN answer for a minute, and answers any query by the address without', async () => {
    expect((await ask()).headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const { status, headers, redirect } = await ask('GET', '/api/report/en?x=1');
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: '/api/report/en',
    });
    expect(redirect).not.toHaveBeenCalled();
  });

  it('leads back even when the page cannot be renewed', async () => {
    expect((await ask('GET', '/api/report/en', true)).redirect).toHaveBeenCalledWith(308, '/owner');
  });

  it('renews nothing for other methods and languages, or when there is no report', async () => {
    const refused = async (status: number, ...asked: Parameters<typeof ask>) => {
      const answer = await ask(...asked);
      expect(answer.status).toBe(status);
      expect(answer.revalidate).not.toHaveBeenCalled();
    };
    await refused(405, 'POST');
    await refused(404, 'GET', '/api/report/fr');
    Object.assign(shop, { noOwnerReport: true });
    await refused(404);
    Reflect.deleteProperty(shop, 'noOwnerReport');
  });
});
