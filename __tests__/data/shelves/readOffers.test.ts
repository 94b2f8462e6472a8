import { productCollection } from '@/catalogue/collections';
import { allOffers, offerRow } from '@/catalogue/offers/offerLists';
import { readOffers } from '@/data/shelves/readOffers';
import { knownShelf, readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { aShop, type Fields, off } from '../../helpers/aShop';
import { logged } from '../../helpers/logged';
import { stopClock } from '../../helpers/stopClock';

const MINUTE_MS = 60_000;
const START = stopClock();

const at = (minutes: number) => jest.setSystemTime(START + minutes * MINUTE_MS);
const noDiscount: Fields = { title: 'Dear', price: 900 };

async function shown() {
  const [offers] = (await readOffers(allOffers, 'en', readShelf)).items;
  return offers?.offers.map(({ id, price }) => [id, price]);
}

describe('readOffers', () => {
  it('gives the best offers, and the first of them in brief for the row of home', async () => {
    aShop(['WAX Stick', { a: off(10), b: off(30) }]);
    const whole = await readOffers(allOffers, 'en', readShelf);
    expect(whole.items).toMatchObject([
      { kind: 'discounts', offers: [{ id: 'b', slug: 'Wax-stick', price: 700 }, { id: 'a' }] },
    ]);
    const { items } = await readOffers(offerRow, 'en', readShelf);
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
    expect((await readOffers(allOffers, 'en', readShelf)).items).toEqual([]);
    expect((await readOffers(offerRow, 'en', readShelf)).items).toEqual([]);
  });

  it('reads only the shelves whose reading is half an hour old', async () => {
    const { read, set } = aShop(['WAX Stick', { a: off(50) }], ['HAIR-Moose', { c: off(30) }]);
    await readOffers(allOffers, 'en', readShelf);
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
});

describe('readOffers while a shelf can not be read', () => {
  it('throws when a shelf of half an hour ago can not be read anew, and keeps the last offers with their time', async () => {
    logged('error');
    const { read } = aShop(['WAX Stick', { a: off(10) }]);
    await readOffers(allOffers, 'en', readShelf);
    read.mockRejectedValue(new CatalogueReadError('WAX Stick', 'unreachable'));
    at(29);
    expect(await readOffers(allOffers, 'en', readShelf)).toMatchObject({ readAt: Date.now() });
    at(30);
    await expect(readOffers(allOffers, 'en', readShelf)).rejects.toThrow(/WAX Stick.*unreachable/);
    const last = { readAt: START, items: [{ kind: 'discounts' }] };
    expect(await readOffers(allOffers, 'en', knownShelf)).toMatchObject(last);
  });

  it('throws when a shelf was never read', async () => {
    logged('error');
    const { read } = aShop(['WAX Stick', { a: off(10) }]);
    read.mockImplementation(async (name) => {
      if (name === 'HAIR-Moose') throw new CatalogueReadError(name, 'unreachable');
      return [{ id: 'a', fields: off(10) }];
    });
    await expect(readOffers(offerRow, 'en', readShelf)).rejects.toThrow(/HAIR-Moose.*unreachable/);
    await expect(readOffers(offerRow, 'en', knownShelf)).rejects.toThrow(/HAIR-Moose/);
  });
});
