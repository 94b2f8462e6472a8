import { categoryPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import SearchPage from '../../pages/search';
import { documentOf } from '../helpers/documentOf';

describe('the static HTML of the search page', () => {
  const html = documentOf(SearchPage, { props: {} }, { page: '/search' });

  it('links to every shelf without JavaScript, and has no search field that would not work', async () => {
    const [, main = ''] = (await html).split(/<main[^>]*>/);
    for (const category of categories) {
      expect(main).toContain(`href="${categoryPath(category)}"`);
    }
    expect(main).toContain('All our shelves by name');
    expect(main).not.toContain('<input');
    expect(main).not.toContain('<form');
  });

  it('is noindex and has no canonical address', async () => {
    expect(await html).toContain('<meta name="robots" content="noindex"');
    expect(await html).not.toContain('rel="canonical"');
  });
});
