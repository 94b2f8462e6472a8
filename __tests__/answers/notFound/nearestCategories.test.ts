import { nearestCategories } from '@/answers/notFound/nearestCategories';
import { categories } from '@/catalogue/categories';

function nearestSlugs(path: string, most?: number): string[] {
  return nearestCategories(path, most).map(({ slug }) => slug);
}

describe('nearestCategories', () => {
  it.each([
    ['/Fondation', 'Foundation'],
    ['/foundations', 'Foundation'],
    ['/Foundaton/', 'Foundation'],
    ['/moistorizer', 'Moistraizer'],
    ['/Hilighter', 'Highlighter'],
    ['/consealer', 'Concealer-palate'],
    ['/hair-gadar', 'Hair-Gador'],
    ['/ikonik', 'ikonic-brand'],
    ['/primer-for-oily-skin', 'Primer'],
    ['/shop/makeup/toner', 'Toner'],
    ['/eye-shadow-kit', 'Eyeshadow'],
    ['/lipstick', 'lipe-palate'],
    ['/lipistick', 'lipe-palate'],
    ['/gajra', 'Hair-flower'],
    ['/লিপস্টিক', 'lipe-palate'],
  ])('ranks for %s %s first', (path, slug) => {
    expect(nearestSlugs(path)[0]).toBe(slug);
  });

  it('ranks the category itself first for its own slug', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs.map((slug) => nearestSlugs(`/${slug}`)[0])).toEqual(slugs);
  });

  it('gives at most four, or as many as requested', () => {
    expect(nearestSlugs('/hair')).toHaveLength(4);
    expect(nearestSlugs('/hair', 2)).toHaveLength(2);
    expect(nearestSlugs('/hair', 0)).toEqual([]);
  });

  it('gives no category twice', () => {
    const slugs = nearestSlugs('/eye', 39);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(['', '/', '/---', '/q', '/wp-login.php', '/xyzzy', '/🎀', '/\u0000', '/__proto__'])(
    'gives none for "%s", which resembles no category',
    (path) => {
      expect(nearestSlugs(path)).toEqual([]);
    },
  );

  it('skips the comparison for paths too long to be a typing error', () => {
    expect(nearestSlugs(`/Foundation${'n'.repeat(100_000)}`)).toEqual([]);
  });
});
