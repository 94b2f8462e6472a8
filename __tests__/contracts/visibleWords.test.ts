import { english } from '@/messages/en/english';
import { sourceFiles } from '../helpers/sourceFiles';
import { withoutComments } from '../helpers/withoutComments';

/** Attributes and props that are read or heard. Biome's noJsxLiterals (biome.json) watches the text between elements. */
const spoken =
  /\s(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|lead)=(?:"[^"]*\p{L}|\{\s*['"][^'"]*\p{L}|\{\s*`[^`$]*\p{L})/u;

const components = sourceFiles('src', 'pages').filter(({ path }) => path.endsWith('.tsx'));

/** The pages that people see: neither Next's frame for them nor files of other kinds. */
const pages = sourceFiles('pages')
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.tsx') && !/_(?:app|document)\.tsx$/.test(path));

describe('visible words', () => {
  it.each([
    ['<button aria-label="Close">', true],
    ["<Picture alt={'Lenses'} />", true],
    ['<PageHead title="Contact us" lead={lead} />', true],
    ['<a aria-label={`Call us`}>', true],
    ['<Picture alt="" placeholder="" />', false],
    ['<h1 title={words.title}>', false],
  ])('in %s: %s', (code, has) => {
    expect(spoken.test(code)).toBe(has);
  });

  it('stand in no component', () => {
    expect(components.length).toBeGreaterThan(50);
    const withWords = components.filter(({ text }) => spoken.test(withoutComments(text)));
    expect(withWords.map(({ path }) => path)).toEqual([]);
  });
});

describe('a page', () => {
  it('is looked at', () => {
    expect(pages).toContain('pages/index.tsx');
    expect(pages).toContain('pages/_error.tsx');
  });

  it('is bound to a language', async () => {
    const modules = await Promise.all(pages.map((path) => import(`../../${path}`)));
    const languages = modules.map(({ default: Page }) => Page.language);
    expect(pages.filter((_path, index) => languages[index] !== english)).toEqual([]);
  });
});
