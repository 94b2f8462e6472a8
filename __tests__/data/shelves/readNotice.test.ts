import { readNotice } from '@/data/shelves/readNotice';
import { knownShelf, readShelf } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { aShop } from '../../helpers/aShop';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const NOON = Date.UTC(2027, 6, 9, 6, 30);
const fields = {
  hours: 'Mo 10:00-20:30',
  holidays: '2027-07-08 closed; 2027-07-09 closed',
  delivery: 'Town: ₹30',
  delivery_bn: 'শহর: ₹30',
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});

describe('readNotice', () => {
  it('has one language, and no holiday that is past', async () => {
    aShop(['SHOP', { shop: fields }]);
    const times = [{ days: ['Mo'], opens: '10:00', closes: '20:30' }];
    expect((await readNotice('bn', readShelf)).items).toMatchObject([
      {
        id: 'shop',
        hours: { times, holidays: [{ from: '2027-07-09', to: '2027-07-09' }] },
        delivery: [{ area: 'শহর', terms: '₹30' }],
      },
    ]);
    expect((await readNotice('hi', readShelf)).items).toMatchObject([
      { delivery: [{ area: 'Town', terms: '₹30' }] },
    ]);
  });

  it("has the first of the shop's photos, though the shop says nothing of itself, and does without", async () => {
    aShop(['VISIT-SHOP', { a: { title: 'Counter', img: '/pictures/shop/shop-1.jpg' } }]);
    expect((await readNotice('en', readShelf)).items).toEqual([
      { id: 'shop', photo: '/pictures/shop/shop-1.jpg' },
    ]);
    resetCaches();
    aShop();
    expect((await readNotice('en', readShelf)).items).toEqual([{ id: 'shop' }]);
  });

  it('says that the season of the Pujo collection has come', async () => {
    aShop();
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 9, 9));
    expect((await readNotice('en', readShelf)).items).toEqual([{ id: 'shop', isSeason: true }]);
  });

  it('is the last known while the database is away, if that will do', async () => {
    logged('error');
    const { read } = aShop(['SHOP', { shop: fields }]);
    const before = await readNotice('en', readShelf);
    read.mockRejectedValue(new CatalogueReadError('SHOP', 'quota'));
    jest.spyOn(Date, 'now').mockReturnValue(NOON + 120_000);
    expect(await readNotice('en', knownShelf)).toEqual(before);
    await expect(readNotice('en', readShelf)).rejects.toThrow('quota');
  });

  it('throws when there never was one', async () => {
    logged('error');
    sourceInUse('demo').mockRejectedValue(new CatalogueReadError('SHOP', 'quota'));
    await expect(readNotice('en', knownShelf)).rejects.toThrow(CatalogueReadError);
  });
});
