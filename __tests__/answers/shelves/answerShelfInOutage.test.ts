import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { type AskedOfShelf, askShelf } from '../../helpers/askShelf';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const NOW = 1_795_000_000_000;
const collection = 'MAKEUP-Concealer palate';
const item = { id: 'silk', title: 'Silk', price: 799 };
const ask = (asked?: AskedOfShelf) => askShelf(collection, asked);

const succeeds = () =>
  sourceInUse('demo').mockResolvedValue([rawDocument({ title: 'Silk', price: 799 }, 'silk')]);

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

describe('answerShelf while the database fails', () => {
  const fails = () =>
    sourceInUse('demo').mockRejectedValue(new CatalogueReadError(collection, 'unreachable'));

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('answers with the last reading and its time', async () => {
    succeeds();
    await ask();
    jest.setSystemTime(NOW + 3_600_000);
    fails();
    await expect(ask()).resolves.toMatchObject({
      status: 200,
      sent: { readAt: NOW, items: [item] },
    });
  });

  it('answers for a product of the last reading, and 503 for another, which may be newer', async () => {
    succeeds();
    await ask();
    jest.setSystemTime(NOW + 3_600_000);
    fails();
    await expect(ask({ query: { collection, product: 'silk' } })).resolves.toMatchObject({
      sent: { readAt: NOW, items: [{ product: item }] },
    });
    await expect(ask({ query: { collection, product: 'new' } })).resolves.toMatchObject({
      status: 503,
    });
  });

  it('answers 503, not cacheable, when nothing was ever read', async () => {
    fails();
    const { status, sent, header } = await ask();
    expect({ status, sent }).toEqual({ status: 503, sent: undefined });
    expect(header).toMatchObject({ 'cache-control': 'no-store' });
  });
});
