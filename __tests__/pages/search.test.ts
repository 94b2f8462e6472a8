import { categoryPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import SearchPage from '../../pages/search';
import { documentOf } from '../helpers/documentOf';

describe('the static page of the search', () => {
  const html = documentOf(SearchPage, { props: {} }, { page: '/search' });

  it('leads to every shelf without any script, and has no field that would do nothing', async () => {
    const [, main = ''] = (await html).split(/<main[^>]*>/);
    for (const category of categories) {
      expect(main).toContain(`href="${categoryPath(category)}"`);
    }
    expect(main).toContain('All our shelves by name');
    expect(await html).not.toContain('<input');
    expect(await html).not.toContain('<form');
  });

  it('is kept by no search engine', async () => {
    expect(await html).toContain('<meta name="robots" content="noindex"');
    expect(await html).not.toContain('rel="canonical"');
  });
});
