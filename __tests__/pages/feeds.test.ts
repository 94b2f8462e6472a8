import type { GetServerSidePropsContext } from 'next';
import { shop } from '@/shop/shop';
import { getServerSideProps } from '../../pages/feeds/[feed]';
import { anApiResponse } from '../helpers/anApiResponse';
import { resetCaches } from '../helpers/resetCaches';
import { sourceInUse } from '../helpers/sourceInUse';

const settings = {
  FEEDS_FOR: 'google, meta',
  FEEDS_AVAILABILITY: 'in_stock',
  FEEDS_STORE_CODE: 'BERHAMPORE-1',
};

async function answerOf(feed: string) {
  const res = anApiResponse();
  const end = jest.spyOn(res, 'end');
  const resolvedUrl = `/feeds/${feed}`;
  const context = { res, params: { feed }, resolvedUrl } as unknown as GetServerSidePropsContext;
  const result = await getServerSideProps(context);
  return {
    result,
    status: res.statusCode,
    text: end.mock.lastCall?.[0],
    headers: res.getHeaders(),
  };
}

beforeEach(() => {
  resetCaches();
  sourceInUse('demo').mockResolvedValue([]);
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  jest.replaceProperty(shop, 'siteAddress', 'https://rupkatha.example');
});

describe('/feeds/<name>', () => {
  it.each([
    ['google-products.xml', 'application/xml; charset=utf-8'],
    ['google-inventory.xml', 'application/xml; charset=utf-8'],
    ['meta.csv', 'text/csv; charset=utf-8'],
  ])('answers %s as %s, cached at the edge for an hour', async (feed, type) => {
    const { headers } = await answerOf(feed);
    expect(headers).toMatchObject({ 'content-type': type });
    expect(headers['cache-control']).toContain('s-maxage=3600');
  });

  it('refuses to serve links to localhost, and says which setting is missing', async () => {
    jest.replaceProperty(shop, 'siteAddress', 'http://localhost:3000');
    const { status, text } = await answerOf('meta.csv');
    expect(status).toBe(503);
    expect(text).toMatch(/^No feed: .*http:\/\/localhost:3000.*SITE_ADDRESS/);
  });

  it.each(['google.xml', 'constructor', 'meta.csv.bak'])(
    'answers not found for %s',
    async (feed) => {
      expect((await answerOf(feed)).result).toEqual({ notFound: true });
    },
  );
});
