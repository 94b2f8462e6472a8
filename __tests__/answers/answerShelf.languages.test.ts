import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import type { Shelf } from '@/catalogue/collections';
import { staticPage } from '@/data/pages/staticPage';
import { staticProduct } from '@/data/pages/staticProduct';
import { languageCodes } from '@/shop/languages';
import { aShop, type Fields } from '../helpers/aShop';
import { askShelf } from '../helpers/askShelf';
import { resetCaches } from '../helpers/resetCaches';

const collection = 'WAX Stick';
const plain: Fields = { title: 'Gold wax', mrp: 300, off: 40, price: 180 };
const bengali = { title_bn: 'গোল্ড ওয়াক্স', des_bn: 'চুল বসে' };
const twin: Fields = { title: 'Mint wax', title_hi: 'मिंट वैक्स' };

/** The shelf's answer in a language, when its two documents have these fields. */
async function answered(gold: Fields, query: Record<string, string> = {}, name = collection) {
  resetCaches();
  aShop([collection, { gold, mint: twin }]);
  const { sent } = await askShelf(name, { query: { collection: name, ...query } });
  return sent as Shelf<unknown>;
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
});

describe('/api/shelves in other languages', () => {
  it.each<[query: Record<string, string>, titles: string[]]>([
    [{}, ['Gold wax', 'Mint wax']],
    [{ language: 'bn' }, ['গোল্ড ওয়াক্স', 'Mint wax']],
    [{ language: 'hi' }, ['Gold wax', 'मिंट वैक्स']],
    [{ language: 'toString' }, ['Gold wax', 'Mint wax']],
  ])('has for %j the titles %j, and no other language', async (query, titles) => {
    const answer = await answered({ ...plain, ...bengali }, query);
    expect(answer).toMatchObject({ items: titles.map((title) => ({ title })) });
    expect(JSON.stringify(answer)).not.toContain('translations');
  });

  it('has the same English bytes with translations as without', async () => {
    for (const [query, name] of [
      [{}],
      [{ product: 'gold' }],
      [{}, '__offers__'],
      [{}, '__offer-row__'],
    ] as const) {
      expect(await answered({ ...plain, ...bengali }, query, name)).toEqual(
        await answered(plain, query, name),
      );
    }
  });

  it.each(['__offers__', '__offer-row__'])(
    'has the list %s, with addresses as in English',
    async (name) => {
      const [list] =
        (await answered({ ...plain, ...bengali }, { language: 'bn' }, name)).items ?? [];
      const [offer] = Object(list).offers;
      expect(offer).toMatchObject({
        title: 'গোল্ড ওয়াক্স',
        ...(name === '__offers__'
          ? { originalTitle: 'Gold wax' }
          : { path: '/Wax-stick/gold-wax-gold' }),
      });
    },
  );
});

describe('a page in another language', () => {
  const category = findCategory('Wax-stick');

  it('has the items that the site answers in that language', async () => {
    for (const code of languageCodes) {
      const { items } = await answered({ ...plain, ...bengali }, { language: code });
      const { props } = await staticPage(categoryDefinition(category), { code });
      const [query] = props.dehydratedState.queries;
      expect(query).toMatchObject({
        queryKey: ['shelf', collection],
        state: { data: { items } },
      });
    }
  });

  it('reads the database no more often for three languages than for one', async () => {
    const { read } = aShop([collection, { gold: { ...plain, ...bengali } }]);
    for (const code of languageCodes) await staticPage(categoryDefinition(category), { code });
    for (const code of languageCodes) await staticPage(pageDefinitions.visitShop, { code });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('of a product has one address in all languages', async () => {
    aShop([collection, { gold: { ...plain, ...bengali } }]);
    for (const code of languageCodes) {
      expect(await staticProduct('Wax-stick', 'gold-wax-gold', { code })).toHaveProperty('props');
      expect(await staticProduct('Wax-stick', 'গোল্ড-ওয়াক্স-gold', { code })).toMatchObject({
        notFound: true,
      });
    }
  });
});
