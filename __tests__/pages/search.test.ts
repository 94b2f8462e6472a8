import { categoryPath } from '@/catalogue/addresses/addresses';
import { categories } from '@/catalogue/categories';
import { dictionaries } from '@/messages/dictionaries';
import { languageCodes, languages, localPath } from '@/shop/languages';
import { staticHtmlOf } from '../helpers/staticHtmlOf';

describe('the static HTML of the search page', () => {
  const html = staticHtmlOf('/search');

  it('links to every shelf, and has a form that searches before its script is there', async () => {
    const [, main = ''] = (await html).split(/<main[^>]*>/);
    for (const category of categories) {
      expect(main).toContain(`href="${categoryPath(category)}"`);
    }
    expect(main).toMatch(/<form role="search"[^>]*>.*<input [^>]*name="q"/);
    expect(main).toContain('<button type="submit" aria-label="Search"');
  });

  it.each(languageCodes)('has the opening hours in %s, as every page', async (code) => {
    const { messages } = dictionaries[code];
    const page = await staticHtmlOf(localPath(languages[code], '/search'));
    const [, footer = ''] = page.split('<footer');
    expect(footer).toContain(messages.hours.open('').trim());
  });

  it('asks for the list of products in its head, before the scripts', async () => {
    const [head = ''] = (await html).split('</head>');
    const preload = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/search"';
    expect(head.toLowerCase()).toContain(preload);
  });

  it('is noindex and has no canonical address', async () => {
    expect(await html).toContain('<meta name="robots" content="noindex"');
    expect(await html).not.toContain('rel="canonical"');
  });
});
