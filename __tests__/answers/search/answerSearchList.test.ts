import { makeSearchList } from '@/answers/search/makeSearchList';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { askSearch } from '../../helpers/askSearch';
import { logged } from '../../helpers/logged';
import { sourceInUse } from '../../helpers/sourceInUse';
import { stockShelves } from '../../helpers/stockShelves';
import { stopClock } from '../../helpers/stopClock';

jest.mock('@/answers/search/makeSearchList', () => {
  const actual = jest.requireActual('@/answers/search/makeSearchList');
  return { makeSearchList: jest.fn(actual.makeSearchList) };
});

const START = stopClock();

describe('answerSearchList', () => {
  it('gives the products of all shelves, cacheable for five minutes', async () => {
    stockShelves(99);
    const { status, sent, header } = await askSearch();
    expect(status).toBe(200);
    expect(sent).toHaveLength(39);
    expect(sent[4]).toEqual({
      slug: 'Primer',
      ids: ['01_the'],
      titles: ['MAKEUP-Primer'],
      prices: [99],
      offs: [0],
    });
    expect(header).toMatchObject({
      'cache-control': 'public, max-age=300, s-maxage=300',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('is written once for the same readings, and anew for newer ones', async () => {
    const write = jest.mocked(makeSearchList);
    stockShelves(349);
    const { sent } = await askSearch();
    write.mockClear();
    jest.setSystemTime(START + 29 * 60_000);
    expect(await askSearch()).toMatchObject({ sent });
    expect(write).not.toHaveBeenCalled();
    stockShelves(399);
    jest.setSystemTime(START + 31 * 60_000);
    expect((await askSearch()).sent[0]).toMatchObject({ prices: [399] });
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('answers 503, not cacheable, while one shelf was never read: with a list that lacks it, the search would say that its goods are not sold', async () => {
    logged('error');
    sourceInUse('demo').mockImplementation(async (collection) => {
      if (collection === 'WAX Stick') throw new CatalogueReadError(collection, 'unreachable');
      return [];
    });
    expect(await askSearch()).toMatchObject({
      status: 503,
      sent: undefined,
      header: { 'cache-control': 'no-store' },
    });
  });

  it.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
    const read = stockShelves(99);
    expect(await askSearch(undefined, method)).toMatchObject({ status: 405 });
    expect(read).not.toHaveBeenCalled();
  });
});
