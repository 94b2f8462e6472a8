import { renewReport } from '@/answers/diagnostics/renewReport';
import { collections } from '@/catalogue/collections';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { shop } from '@/shop/shop';
import { anApiResponse } from '../../helpers/anApiResponse';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const START = 1_795_000_000_000;

async function ask(method = 'GET') {
  const response = anApiResponse();
  const revalidate = jest.fn(async () => undefined);
  const redirect = jest.fn();
  Object.assign(response, { revalidate, redirect });
  await renewReport({ method } as Parameters<typeof renewReport>[0], response);
  return { status: response.statusCode, revalidate, redirect };
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
    expect(read.mock.calls.map(([name]) => name)).toEqual(collections.map(({ name }) => name));
    expect(revalidate).toHaveBeenCalledWith('/owner');
    expect(redirect).toHaveBeenCalledWith(303, '/owner');
  });

  it('reads each collection once in 60 seconds, however often it is asked', async () => {
    const read = sourceInUse('demo');
    for (let second = 0; second < 120; second += 10) {
      jest.setSystemTime(START + second * 1000);
      await ask();
    }
    expect(read).toHaveBeenCalledTimes(collections.length * 2);
  });

  it('leads back even when collections cannot be read', async () => {
    logged('error');
    sourceInUse('demo').mockImplementation(async (name) => {
      throw new CatalogueReadError(name, 'quota');
    });
    expect((await ask()).redirect).toHaveBeenCalledWith(303, '/owner');
  });

  it('reads nothing for other methods, or when there is no report', async () => {
    const read = sourceInUse('demo');
    expect((await ask('POST')).status).toBe(405);
    Object.assign(shop, { noOwnerReport: true });
    expect((await ask()).status).toBe(404);
    Reflect.deleteProperty(shop, 'noOwnerReport');
    expect(read).not.toHaveBeenCalled();
  });
});
