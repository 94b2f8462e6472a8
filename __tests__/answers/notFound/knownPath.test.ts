import { knownPath, spellings } from '@/answers/notFound/knownPath';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { allDefinitions } from '@/catalogue/addresses/allDefinitions';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { type Category, categories } from '@/catalogue/categories';
import { spellingKey } from '@/catalogue/fold';
import { categoryName, menuLabel } from '@/messages/CategoryLabels';
import { sharedMessages } from '@/messages/en/sharedMessages';

const every: readonly Category[] = categories;

describe('knownPath', () => {
  it('resolves every spelling of a category to its page', () => {
    const spelt = every.flatMap((category) =>
      spellings(category).map((spelling) => [spelling, categoryPath(category)] as const),
    );
    for (const [spelling, right] of spelt) {
      for (const other of [spelling, spelling.toLowerCase(), spelling.toUpperCase()]) {
        expect(knownPath(`/${other}`)).toBe(right);
        expect(knownPath(`/${other}/`)).toBe(right);
        expect(knownPath(`/${other.replaceAll(' ', '-')}`)).toBe(right);
        expect(knownPath(`/${other.replace(/[ -]/g, '')}`)).toBe(right);
      }
    }
  });

  it('resolves slug, title, name, menu label and collection of each category', () => {
    for (const category of every) {
      const { slug, collection } = category;
      const labels = sharedMessages.labelsOf(slug);
      const known = [slug, labels.title, categoryName(labels), menuLabel(labels), collection];
      expect(spellings(category)).toEqual(expect.arrayContaining(known));
    }
  });

  it.each([
    ['/visit-shop', pageDefinitions.visitShop.path],
    ['/reviewpage', pageDefinitions.reviews.path],
    ['/reviews', pageDefinitions.reviews.path],
    ['/contact', pageDefinitions.contact.path],
    ['/home', pageDefinitions.home.path],
  ])('resolves %s to %s', (path, right) => {
    expect(knownPath(path)).toBe(right);
  });

  it.each(['', '/', '//', '/---', '/nowhere', '/Foundation2', '/__proto__', '/constructor', '/🎀'])(
    'does not resolve "%s"',
    (path) => {
      expect(knownPath(path)).toBeUndefined();
    },
  );
});

describe('the spellings', () => {
  it('are unique, because a later duplicate would silently take over the address of an earlier one', () => {
    const pages = [
      ...every.map((category) => spellings(category)),
      ...allDefinitions.map(({ path }) => [path]),
    ];
    const claims = pages.flatMap((page) => [...new Set(page.map(spellingKey))].filter(Boolean));
    expect(claims.filter((key, index) => claims.indexOf(key) !== index)).toEqual([]);
  });
});
