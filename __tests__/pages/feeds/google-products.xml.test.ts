import type { GetServerSidePropsContext } from 'next';
import { shop } from '@/shop/shop';
import { getServerSideProps } from '../../../pages/feeds/google-products.xml';
import { anApiResponse } from '../../helpers/anApiResponse';
import { sourceInUse } from '../../helpers/sourceInUse';

async function answer() {
  const res = anApiResponse();
  const end = jest.spyOn(res, 'end');
  const resolvedUrl = '/feeds/google-products.xml';
  await getServerSideProps({ res, resolvedUrl } as unknown as GetServerSidePropsContext);
  return { status: res.statusCode, text: end.mock.lastCall?.[0], headers: res.getHeaders() };
}

beforeEach(() => {
  sourceInUse('demo').mockResolvedValue([]);
  jest.replaceProperty(shop, 'siteAddress', 'https://rupkatha.example');
});

describe('/feeds/google-products.xml', () => {
  it('is XML, cached at the edge for an hour', async () => {
    const { headers } = await answer();
    expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8' });
    expect(headers['cache-control']).toContain('s-maxage=3600');
  });

  it('refuses to serve links to localhost, and says which setting is missing', async () => {
    jest.replaceProperty(shop, 'siteAddress', 'http://localhost:3000');
    const { status, text } = await answer();
    expect(status).toBe(503);
    expect(text).toMatch(/^No feed: .*http:\/\/localhost:3000.*SITE_ADDRESS/);
  });
});
