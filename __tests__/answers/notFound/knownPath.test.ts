import { knownPath } from '@/answers/notFound/knownPath';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { allDefinitions } from '@/catalogue/addresses/allDefinitions';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { categories } from '@/catalogue/categories';
import { spellingsOf } from '@/catalogue/otherNames';
import { sharedMessages } from '@/messages/en/sharedMessages';

/** Slug, labels, collection and misspellings of each category, with its path. */
const spelt = categories.flatMap((category) => {
  const { slug, collection } = category;
  const labels: string[] = Object.values(sharedMessages.labelsOf(slug));
  return [slug, ...labels, collection, ...spellingsOf(slug)].map(
    (spelling) => [spelling, categoryPath(category)] as const,
  );
});

describe('knownPath', () => {
  it('resolves every spelling of a category to its page, so none takes over the address of another', () => {
    for (const [spelling, right] of spelt) {
      for (const other of [spelling, spelling.toLowerCase(), spelling.toUpperCase()]) {
        expect(knownPath(`/${other}`)).toBe(right);
        expect(knownPath(`/${other}/`)).toBe(right);
        expect(knownPath(`/${other.replaceAll(' ', '-')}`)).toBe(right);
        expect(knownPath(`/${other.replace(/[ -]/g, '')}`)).toBe(right);
      }
    }
  });

  it('resolves the path of every other page to itself', () => {
    const paths = allDefinitions.map(({ path }) => path).filter((path) => path !== '/');
    expect(paths.map(knownPath)).toEqual(paths);
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
