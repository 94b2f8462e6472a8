import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerNotFound } from '@/answers/notFound/answerNotFound';
import { nearestCategories } from '@/answers/notFound/nearestCategories';
import { nearestProducts } from '@/answers/notFound/nearestProducts';
import { resolveProduct } from '@/answers/notFound/resolveProduct';
import { categories } from '@/catalogue/categories';
import { staticProduct } from '@/data/pages/staticProduct';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { allLanguageCodes, languages } from '@/shop/languages';
import { anApiResponse } from '../../helpers/anApiResponse';
import { aProduct } from '../../helpers/aProduct';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

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

const shelf = ['Rose Blush', 'Peach Blush', 'Coral Stick', 'Wine Stick', 'Rose Drop'].map(
  (title, index) => aProduct({ id: String(index), title }),
);

function titles(segment: string): (string | undefined)[] {
  return nearestProducts(shelf, segment).map(({ title }) => title);
}

describe('nearestProducts', () => {
  it('gives four products, the most similar name first', () => {
    expect(titles('rose-blosh-77')).toHaveLength(4);
    expect(titles('rose-blosh-77')[0]).toBe('Rose Blush');
    expect(titles('CORAL-sticks-77')[0]).toBe('Coral Stick');
  });

  it.each(['', '-', '77', 'x'.repeat(10_000)])('also gives four for %#', (segment) => {
    expect(nearestProducts(shelf, segment)).toHaveLength(4);
  });

  it('gives fewer when the shelf has fewer', () => {
    expect(nearestProducts([{ id: 'a' }], 'b-c')).toEqual([{ id: 'a' }]);
    expect(nearestProducts([], 'b-c')).toEqual([]);
  });
});

/** The answer to an address for which Next has another status: 400 where an escape is malformed. */
async function answerTo(url: string) {
  const response = anApiResponse();
  response.statusCode = 400;
  const shown = await answerNotFound({ url }, response as unknown as ServerResponse);
  return { status: response.statusCode, location: response.getHeader('Location'), shown };
}

describe('answerNotFound', () => {
  it('answers 404 with suggestions to an address that was cut inside an escape', async () => {
    await expect(answerTo('/Foundation%E0%A6')).resolves.toMatchObject({
      status: 404,
      location: undefined,
      shown: { nearest: [{ slug: 'Foundation' }] },
    });
  });

  it('answers 308 when the right page is known', async () => {
    await expect(answerTo('/foundation?a=b')).resolves.toEqual({
      status: 308,
      location: '/Foundation?a=b',
      shown: undefined,
    });
  });
});

let read: ReturnType<typeof sourceInUse>;
const silk = { id: '01-silk', fields: { title: 'Silk Touch' } };

/** Reads the shelf once, long before the database fails. */
async function readLongAgo(): Promise<void> {
  read.mockResolvedValueOnce([silk]);
  await resolveProduct('/Foundation/x');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
}

const impossible = ['nonsense', 'index.html', '.env', 'Silk-Touch-01_silk', '-', 'x'.repeat(300)];

describe('while the database refuses all', () => {
  beforeEach(() => {
    logged('error');
    resetCaches();
    read = sourceInUse('demo').mockRejectedValue(
      new CatalogueReadError('MAKEUP-Foundation', 'refused'),
    );
  });

  it.each(allLanguageCodes)(
    'no product is looked for at an impossible address in %s',
    async (code) => {
      for (const segment of impossible)
        expect(await staticProduct('Foundation', segment, { code })).toMatchObject({
          notFound: true,
        });
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('a product that may be newer than the last reading is an error, not "not found"', async () => {
    await readLongAgo();
    await expect(staticProduct('Foundation', 'new-product-02_new', { code: 'en' })).rejects.toThrow(
      'refused',
    );
  });

  it.each(Object.values(languages))(
    'an unknown address in $code suggests from the last reading',
    async ({ prefix }) => {
      await readLongAgo();
      expect(await resolveProduct(`${prefix}/Foundation/nonsense`)).toMatchObject({
        shelf: { slug: 'Foundation', products: [{ id: '01-silk' }] },
      });
      expect(await resolveProduct(`${prefix}/foundation/x-01_silk?a`)).toEqual({
        redirect: `${prefix}/Foundation/silk-touch-01_silk?a`,
      });
    },
  );

  it('suggests shelves when the shelf was never read', async () => {
    const request = { url: '/fondation-makeup/x' } as IncomingMessage;
    expect(await answerNotFound(request, {} as ServerResponse)).toHaveProperty('nearest');
    expect(await resolveProduct('/Foundation/nonsense')).toEqual({
      nearest: nearestCategories('Foundation'),
    });
  });
});
