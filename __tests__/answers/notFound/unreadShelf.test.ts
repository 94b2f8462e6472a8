import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerNotFound } from '@/answers/notFound/answerNotFound';
import { nearestCategories } from '@/answers/notFound/nearestCategories';
import { resolveProduct } from '@/answers/notFound/resolveProduct';
import { staticProduct } from '@/data/pages/staticProduct';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { allLanguageCodes, languages } from '@/shop/languages';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

let read: ReturnType<typeof sourceInUse>;
const silk = { id: '01-silk', fields: { title: 'Silk Touch' } };

beforeEach(() => {
  logged('error');
  resetCaches();
  read = sourceInUse('demo').mockRejectedValue(
    new CatalogueReadError('MAKEUP-Foundation', 'refused'),
  );
});

/** Reads the shelf once, long before the database fails. */
async function readLongAgo(): Promise<void> {
  read.mockResolvedValueOnce([silk]);
  await resolveProduct('/Foundation/x');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
}

const impossible = ['nonsense', 'index.html', '.env', 'Silk-Touch-01_silk', '-', 'x'.repeat(300)];

describe('while the database refuses all', () => {
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
