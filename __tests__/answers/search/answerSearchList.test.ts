import type { NextApiRequest } from 'next';
import { makeSearchList } from '@/answers/search/makeSearchList';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import searchListAnswer from '../../../pages/api/search';
import searchShelfAnswer from '../../../pages/api/search/[slug]';
import { anApiResponse } from '../../helpers/anApiResponse';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';
import { stopClock } from '../../helpers/stopClock';

jest.mock('@/answers/search/makeSearchList', () => {
  const actual = jest.requireActual('@/answers/search/makeSearchList');
  return { makeSearchList: jest.fn(actual.makeSearchList) };
});

const START = stopClock();
const IMAGE = '/pictures/products/Primer-1.webp';

async function ask(slug?: string | string[], method = 'GET') {
  const response = anApiResponse();
  const request = { method, query: slug === undefined ? {} : { slug } } as NextApiRequest;
  await (slug === undefined ? searchListAnswer : searchShelfAnswer)(request, response);
  const { sent } = response;
  return {
    status: response.statusCode,
    sent: typeof sent === 'string' ? JSON.parse(sent) : sent,
    header: response.getHeaders(),
  };
}

/** Each collection has one product of this price; its title is the collection's name. */
function stock(price: number) {
  return sourceInUse('demo').mockImplementation(async (collection) => [
    rawDocument({ title: collection, price, img: IMAGE }, '01-the-one'),
  ]);
}

function fail() {
  logged('error');
  sourceInUse('demo').mockImplementation(async (collection) => {
    throw new CatalogueReadError(collection, 'unreachable');
  });
}

describe('answerSearchList', () => {
  it('gives the products of all shelves, cacheable for five minutes', async () => {
    stock(99);
    const { status, sent, header } = await ask();
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
    stock(349);
    const { sent } = await ask();
    write.mockClear();
    jest.setSystemTime(START + 29 * 60_000);
    expect(await ask()).toMatchObject({ sent });
    expect(write).not.toHaveBeenCalled();
    stock(399);
    jest.setSystemTime(START + 31 * 60_000);
    expect((await ask()).sent[0]).toMatchObject({ prices: [399] });
    expect(write).toHaveBeenCalledTimes(1);
  });
});

describe('answerSearchList while one shelf was never read', () => {
  it('answers 503: with a list that lacks it, the search would say that its goods are not sold', async () => {
    logged('error');
    sourceInUse('demo').mockImplementation(async (collection) => {
      if (collection === 'WAX Stick') throw new CatalogueReadError(collection, 'unreachable');
      return [];
    });
    expect(await ask()).toMatchObject({ status: 503, sent: undefined });
  });
});

describe('answerSearchShelf', () => {
  it('gives the full ids and the pictures of one shelf', async () => {
    stock(99);
    const { status, sent } = await ask('Primer');
    expect(status).toBe(200);
    expect(sent).toEqual({
      parts: ['01_the_one'],
      ids: ['01-the-one'],
      images: [IMAGE],
    });
  });

  it.each(['primer', 'constructor', '', '__proto__', ['Primer', 'Primer']])(
    'answers 404 to the unknown shelf %j and reads nothing',
    async (slug) => {
      const read = stock(99);
      expect(await ask(slug)).toMatchObject({ status: 404, sent: undefined });
      expect(read).not.toHaveBeenCalled();
    },
  );
});

describe.each([
  ['the list', undefined],
  ['a shelf', 'Primer'],
])('%s in the search API', (_what, slug) => {
  it('answers 503, not cacheable, when nothing was ever read', async () => {
    fail();
    expect(await ask(slug)).toMatchObject({
      status: 503,
      sent: undefined,
      header: { 'cache-control': 'no-store' },
    });
  });

  it.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
    const read = stock(99);
    expect(await ask(slug, method)).toMatchObject({ status: 405 });
    expect(read).not.toHaveBeenCalled();
  });
});
