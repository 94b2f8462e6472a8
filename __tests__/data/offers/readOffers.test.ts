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

  it('reads only the shelves whose reading is half an hour old', async () => {
    const { read, set } = aShop(['WAX Stick', { a: off(50) }], ['HAIR-Moose', { c: off(30) }]);
    await readOffers(allOffers, 'en');
    at(20);
    await readShelf(productCollection({ collection: 'HAIR-Moose' }));
    read.mockClear();
    set('WAX Stick', 'a', off(20));
    at(29);
    expect(await shown()).toEqual([
      ['a', 500],
      ['c', 700],
    ]);
    expect(read).not.toHaveBeenCalled();
    at(30);
    expect(await shown()).toEqual([
      ['c', 700],
      ['a', 800],
    ]);
    expect(read).toHaveBeenCalledTimes(38);
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
