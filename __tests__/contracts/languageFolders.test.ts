import { otherLanguageCodes, splitLanguage } from '@/shop/languages';
import { sourceFiles } from '../helpers/sourceFiles';

/** The pages that visitors see, without Next's app and document and without routes that render nothing. */
const pages = sourceFiles('pages')
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.tsx') && !/_(?:app|document)\.tsx$/.test(path));

describe('a page', () => {
  it('is found', () => {
    expect(pages).toContain('pages/index.tsx');
    expect(pages).toContain('pages/_error.tsx');
  });

  it.each(pages)('is bound to the language of its folder: %s', async (path) => {
    const { default: Page } = await import(`../../${path}`);
    const folder = splitLanguage(path.slice('pages'.length)).code;
    const props = { code: folder };
    const language = typeof Page.language === 'function' ? Page.language(props) : Page.language;
    expect(language).toMatchObject({ code: folder, messages: expect.any(Object) });
  });

  /** Error pages are one file for all languages. */
  const ofNoLanguage = ['_error', '500'];

  it.each(otherLanguageCodes)('is there in the language %s too', (code) => {
    const namesIn = (folder: string) =>
      pages
        .filter((path) => path.startsWith(folder))
        .map((path) => path.slice(folder.length).replace('.tsx', ''));
    const english = namesIn('pages/').filter(
      (name) => splitLanguage(`/${name}`).code === 'en' && !ofNoLanguage.includes(name),
    );
    expect(namesIn(`pages/${code}/`).sort()).toEqual(english.sort());
  });
});
