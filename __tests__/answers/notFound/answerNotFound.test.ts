import type { ServerResponse } from 'node:http';
import { answerNotFound } from '@/answers/notFound/answerNotFound';
import { resolveAddress } from '@/answers/notFound/resolveAddress';
import { staticProduct } from '@/data/pages/staticProduct';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { languageCodes, languages } from '@/shop/languages';
import { anApiResponse } from '../../helpers/anApiResponse';
import { logged } from '../../helpers/logged';
import { sourceInUse } from '../../helpers/sourceInUse';

/** The answer to an address for which Next has another status: 400 where an escape is malformed. */
async function answerTo(url: string) {
  const response = anApiResponse();
  response.statusCode = 400;
  const shown = await answerNotFound({ url }, response as unknown as ServerResponse);
  return { status: response.statusCode, location: response.getHeader('Location'), shown };
}

describe('answerNotFound', () => {
  it('answers 404 to an address that was cut inside an escape', async () => {
    await expect(answerTo('/Foundation%E0%A6')).resolves.toMatchObject({
      status: 404,
      location: undefined,
      shown: { nearest: [] },
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
  await resolveAddress('/Foundation/x');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
}

const impossible = ['nonsense', 'index.html', '.env', 'Silk-Touch-01_silk', '-', 'x'.repeat(300)];

describe('while the database refuses all', () => {
  beforeEach(() => {
    logged('error');
    read = sourceInUse('demo').mockRejectedValue(
      new CatalogueReadError('MAKEUP-Foundation', 'refused'),
    );
  });

  it.each(languageCodes)(
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
    'a former name of a product in $code leads to it by the last reading',
    async ({ prefix }) => {
      await readLongAgo();
      expect(await resolveAddress(`${prefix}/foundation/x-01_silk?a`)).toEqual({
        redirect: `${prefix}/Foundation/silk-touch-01_silk?a`,
      });
    },
  );
});
