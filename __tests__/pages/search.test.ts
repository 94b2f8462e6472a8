import { categoryPath } from '@/catalogue/addresses/addresses';
import { categories } from '@/catalogue/categories';
import SearchPage from '../../pages/search';
import { documentOf } from '../helpers/documentOf';

describe('the static HTML of the search page', () => {
  const html = documentOf(SearchPage, { props: {} });

  it('links to every shelf, and has a form that searches before its script is there', async () => {
    const [, main = ''] = (await html).split(/<main[^>]*>/);
    for (const category of categories) {
      expect(main).toContain(`href="${categoryPath(category)}"`);
    }
    expect(main).toMatch(/<form role="search"[^>]*>.*<input [^>]*name="q"/);
    expect(main).toContain('<button type="submit" aria-label="Search"');
  });

  it('is noindex and has no canonical address', async () => {
    expect(await html).toContain('<meta name="robots" content="noindex"');
    expect(await html).not.toContain('rel="canonical"');
  });
});
