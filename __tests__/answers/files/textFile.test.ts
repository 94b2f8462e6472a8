import type { GetServerSideProps } from 'next';
import { getServerSideProps as bengaliManifest } from '../../../pages/bn/site.webmanifest';
import { getServerSideProps as hindiManifest } from '../../../pages/hi/site.webmanifest';
import { getServerSideProps as robots } from '../../../pages/robots.txt';
import { getServerSideProps as manifest } from '../../../pages/site.webmanifest';
import { getServerSideProps as sitemap } from '../../../pages/sitemap.xml';
import { aRequest } from '../../helpers/aRequest';

/** The headers that the page sets on its own response to a request of this address. */
async function headersOf(answer: GetServerSideProps, address = '/') {
  const request = aRequest(address);
  await answer(request);
  expect(request.res.writableEnded).toBe(true);
  return { status: request.res.statusCode, ...request.res.getHeaders() };
}

describe.each([
  ['/robots.txt', 'text/plain; charset=utf-8', robots],
  ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', manifest],
  ['/bn/site.webmanifest', 'application/manifest+json; charset=utf-8', bengaliManifest],
  ['/hi/site.webmanifest', 'application/manifest+json; charset=utf-8', hindiManifest],
])('textFile as %s', (path, type, page) => {
  it(`has the content type ${type}`, async () => {
    expect(await headersOf(page)).toMatchObject({ 'content-type': type });
  });

  it('answers an address with a query by the one without, so that caches have one answer', async () => {
    expect(await headersOf(page, `${path}?x=1&y=?`)).toMatchObject({ status: 308, location: path });
  });

  it('is cached by the edge, which each deployment empties, and not by browsers', async () => {
    const directives = String((await headersOf(page))['cache-control']).split(', ');
    expect(directives).toContain('s-maxage=86400');
    expect(directives.filter((directive) => /^(?:max-age|immutable)/.test(directive))).toEqual([]);
  });
});
