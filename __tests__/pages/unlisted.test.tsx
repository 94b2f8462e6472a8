import { sitemapPartXml } from '@/answers/files/sitemapPartXml';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { staticHeadProps } from '@/data/pages/staticHeadProps';
import { languages } from '@/shop/languages';
import PrivacyPage, { getStaticProps as privacy } from '../../pages/privacy';
import ShortlistPage, { getStaticProps as shortlist } from '../../pages/shortlist';
import { headOf } from '../helpers/headOf';
import { renderPage } from '../helpers/renderPage';

describe.each([
  [
    '/shortlist',
    'Your saved list',
    async () => renderPage(ShortlistPage, await shortlist(), '/shortlist'),
  ],
  [
    '/privacy',
    'What stays on this device',
    async () => renderPage(PrivacyPage, await privacy(), '/privacy'),
  ],
] as const)('pages%s', (path, heading, open) => {
  it('is noindex and not in the sitemap', async () => {
    const { inMain } = await open();
    expect(inMain.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(headOf()).toMatchObject({ robots: 'noindex' });
    expect(await sitemapPartXml('_pages')).not.toContain(path);
  });

  it('has a link preview', async () => {
    const [page, { props }] =
      path === '/shortlist'
        ? [sitePages.shortlist, await shortlist()]
        : [sitePages.privacy, await privacy()];
    const texts = staticHeadProps(page, languages.en, props);
    expect(texts?.seo.description.length).toBeGreaterThanOrEqual(70);
    expect(texts?.seo.description.length).toBeLessThanOrEqual(160);
    expect(texts?.image).toMatch(/^http:\/\/localhost:3000\/api\/preview\//);
  });
});
