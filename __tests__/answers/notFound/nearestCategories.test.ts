import { nearestCategories } from '@/answers/notFound/nearestCategories';
import { categories } from '@/catalogue/categories';

function nearestSlugs(path: string): string[] {
  return nearestCategories(path).map(({ slug }) => slug);
}

describe('nearestCategories', () => {
  it.each([
    ['/Fondation', 'Foundation'],
    ['/moistorizer', 'Moistraizer'],
    ['/consealer', 'Concealer-palate'],
    ['/ikonik', 'ikonic-brand'],
    ['/lipstick', 'lipe-palate'],
    ['/gajra', 'Hair-flower'],
    ['/লিপস্টিক', 'lipe-palate'],
  ])('ranks for %s %s first', (path, slug) => {
    expect(nearestSlugs(path)[0]).toBe(slug);
  });

  it('ranks the category itself first for its own slug', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs.map((slug) => nearestSlugs(`/${slug}`)[0])).toEqual(slugs);
  });

  it('gives at most four, none twice', () => {
    for (const path of ['/hair', '/eye']) {
      const slugs = nearestSlugs(path);
      expect(slugs).toHaveLength(4);
      expect(new Set(slugs).size).toBe(4);
    }
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
