import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { allOffers, offerRow } from '@/catalogue/offers/offerLists';
import { readOffers } from '@/data/offers/readOffers';
import { readShelf } from '@/data/shelves/readShelf';
import { aShop, type Fields, off } from '../../helpers/aShop';
import fc from '../../helpers/fastCheck';
import { resetCaches } from '../../helpers/resetCaches';

const MINUTE_MS = 60_000;
const START = 1_795_000_000_000;

const at = (minutes: number) => jest.setSystemTime(START + minutes * MINUTE_MS);
const noDiscount: Fields = { title: 'Dear', price: 900 };

async function shown() {
  const [offers] = (await readOffers(allOffers, 'en')).items;
  return offers?.offers.map(({ id, price }) => [id, price]);
}

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

describe('readOffers', () => {
  it('gives the best offers, and the first of them in brief for the row of home', async () => {
    aShop(['WAX Stick', { a: off(10), b: off(30) }]);
    const whole = await readOffers(allOffers, 'en');
    expect(whole.items).toMatchObject([
      { kind: 'discounts', offers: [{ id: 'b', slug: 'Wax-stick', price: 700 }, { id: 'a' }] },
    ]);
    const { items } = await readOffers(offerRow, 'en');
    expect(items[0]?.offers[0]).toEqual({
      path: '/Wax-stick/30-percent-b',
      slug: 'Wax-stick',
      title: '30 percent',
      price: 700,
      mrp: 1000,
      off: 30,
    });
  });

  it('gives nothing for a shop without offers', async () => {
    aShop(['WAX Stick', { a: noDiscount }]);
    expect((await readOffers(allOffers, 'en')).items).toEqual([]);
    expect((await readOffers(offerRow, 'en')).items).toEqual([]);
  });

  it('uses the readings of pages', async () => {
    const { read, set } = aShop(['WAX Stick', { a: off(10) }]);
    await readOffers(allOffers, 'en');
    at(20);
    set('WAX Stick', 'a', off(40));
    await readShelf(productCollection({ collection: 'WAX Stick' }));
    at(40);
    expect(await shown()).toEqual([['a', 600]]);
    expect(read).toHaveBeenCalledTimes(40);
  });

  it('reads the documents of offers whose shelf was read long ago, and no others', async () => {
    const { read, set } = aShop(
      ['WAX Stick', { a: off(50), b: off(40), dear: noDiscount }],
      ['HAIR-Moose', { c: off(30) }],
    );
    await readOffers(allOffers, 'en');
    read.mockClear();
    set('WAX Stick', 'a', off(20));
    set('WAX Stick', 'b');
    at(25);
    expect(await shown()).toEqual([
      ['c', 700],
      ['a', 800],
    ]);
    expect(read.mock.calls).toEqual([
      ['HAIR-Moose', 1, ['c']],
      ['WAX Stick', 2, ['a', 'b']],
    ]);
    at(40);
    await shown();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads the next best in place of those that are no offers any more', async () => {
    const { read, set } = aShop([
      'WAX Stick',
      Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`p${n}`, off(60 - n)])),
    ]);
    await readOffers(allOffers, 'en');
    set('WAX Stick', 'p0', { ...off(60), soldOut: true });
    set('WAX Stick', 'p30', off(5));
    read.mockClear();
    at(30);
    expect((await shown())?.at(-1)).toEqual(['p30', 950]);
    expect(read.mock.calls.map(([, limit]) => limit)).toEqual([30, 1]);
  });

  it('reads all shelves when even the next best are gone, as at the end of a sale', async () => {
    const names = Array.from({ length: 45 }, (_, n) => `p${n}`);
    const sale = categories.map(
      ({ collection }) =>
        [collection, Object.fromEntries(names.map((name) => [name, off(30)]))] as const,
    );
    const { read, set } = aShop(...sale);
    await readOffers(allOffers, 'en');
    for (const [collection] of sale) {
      for (const name of names) set(collection, name, { title: name, price: 250 });
    }
    read.mockClear();
    at(30);
    const [offers] = (await readOffers(allOffers, 'en')).items;
    expect(offers?.kind).toBe('lowPrices');
    expect(read.mock.calls.filter(([, , ids]) => !ids)).toHaveLength(39);
    expect(read.mock.calls.length).toBeLessThanOrEqual(39 + 4 * 30);
  });

  it('never shows a price that is older than half an hour, whoever visits which shelf when', async () => {
    const change = fc.record({
      minutes: fc.integer({ min: 0, max: 40 }),
      id: fc.constantFrom('a', 'b', 'c'),
      fields: fc.option(fc.integer({ min: 1, max: 90 }).map(off), { nil: undefined }),
      visited: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        resetCaches();
        const { set } = aShop(['WAX Stick', { a: off(10), b: off(20), c: off(30) }]);
        const wax = productCollection({ collection: 'WAX Stick' });
        const pricesOf: Record<string, { until: number; price: unknown }[]> = {
          a: [],
          b: [],
          c: [],
        };
        const now: Record<string, Fields | undefined> = { a: off(10), b: off(20), c: off(30) };
        let minute = 0;
        at(0);
        await shown();
        for (const { minutes, id, fields, visited } of changes) {
          minute += minutes;
          at(minute);
          if (visited) await readShelf(wax);
          for (const [offered, price] of (await shown()) ?? []) {
            const recent = (pricesOf[String(offered)] ?? [])
              .filter(({ until }) => until > minute - 30)
              .map((past) => past.price);
            expect([...recent, now[String(offered)]?.price]).toContain(price);
          }
          pricesOf[id]?.push({ until: minute, price: now[id]?.price });
          now[id] = fields;
          set('WAX Stick', id, fields);
        }
      }),
      { numRuns: 60 },
    );
  });
});
