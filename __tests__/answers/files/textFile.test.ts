import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { getServerSideProps as robots } from '../../../pages/robots.txt';
import { getServerSideProps as manifest } from '../../../pages/site.webmanifest';
import { getServerSideProps as sitemap } from '../../../pages/sitemap.xml';
import { anApiResponse } from '../../helpers/anApiResponse';

/** The headers of the answer that a page gives itself. */
async function headersOf(answer: GetServerSideProps) {
  const res = anApiResponse();
  await answer({ res } as unknown as GetServerSidePropsContext);
  expect(res.writableEnded).toBe(true);
  return res.getHeaders();
}

describe.each([
  ['/robots.txt', 'text/plain; charset=utf-8', robots],
  ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', manifest],
])('textFile as %s', (_path, type, page) => {
  it(`is ${type}`, async () => {
    expect(await headersOf(page)).toMatchObject({ 'content-type': type });
  });

  it('is kept by the edge, which a new deployment empties, and by no browser', async () => {
    const directives = String((await headersOf(page))['cache-control']).split(', ');
    expect(directives).toContain('s-maxage=86400');
    expect(directives.filter((directive) => /^(?:max-age|immutable)/.test(directive))).toEqual([]);
  });
});
