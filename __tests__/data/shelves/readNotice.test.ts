import { readNotice } from '@/data/shelves/readNotice';
import { CatalogueReadError, type RawDocument } from '@/data/source/CatalogueSource';
import { logged } from '../../helpers/logged';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const NOON = Date.UTC(2027, 9, 9, 6, 30);
const fields = {
  hours: 'Mo 10:00-20:30',
  holidays: '2027-10-08 closed; 2027-10-09 closed',
  delivery: 'Town: ₹30',
  delivery_bn: 'শহর: ₹30',
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});

describe('readNotice', () => {
  it('has one language, and no holiday that is past', async () => {
    sourceInUse('demo').mockResolvedValue([rawDocument(fields, 'shop')]);
    const times = [{ days: ['Mo'], opens: '10:00', closes: '20:30' }];
    expect((await readNotice('bn')).items).toMatchObject([
      {
        id: 'shop',
        hours: { times, holidays: [{ from: '2027-10-09', to: '2027-10-09' }] },
        delivery: [{ area: 'শহর', terms: '₹30' }],
      },
    ]);
    expect((await readNotice('hi')).items).toMatchObject([
      { delivery: [{ area: 'Town', terms: '₹30' }] },
    ]);
  });

  it("has the first of the shop's photos, though the shop says nothing of itself, and does without", async () => {
    const documents = (photos: RawDocument[]) =>
      sourceInUse('demo').mockImplementation(async (name) => (name === 'VISIT-SHOP' ? photos : []));
    documents([rawDocument({ title: 'Counter', img: '/pictures/shop/shop-1.jpg' })]);
    expect((await readNotice('en')).items).toEqual([
      { id: 'shop', photo: '/pictures/shop/shop-1.jpg' },
    ]);
    resetCaches();
    documents([]);
    expect((await readNotice('en')).items).toEqual([{ id: 'shop' }]);
  });

  it('is the last known while the database is away, and throws when there never was one', async () => {
    logged('error');
    const read = sourceInUse('demo').mockRejectedValue(new CatalogueReadError('SHOP', 'quota'));
    await expect(readNotice('en')).rejects.toThrow(CatalogueReadError);
    resetCaches();
    read.mockResolvedValue([rawDocument(fields, 'shop')]);
    const before = await readNotice('en');
    read.mockRejectedValue(new CatalogueReadError('SHOP', 'quota'));
    jest.spyOn(Date, 'now').mockReturnValue(NOON + 120_000);
    expect(await readNotice('en')).toEqual(before);
  });
});
