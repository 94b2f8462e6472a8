import { noticeProps } from '@/data/shelves/noticeProps';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
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

describe('noticeProps', () => {
  it('has one language, and no holiday that is past', async () => {
    sourceInUse('demo').mockResolvedValue([rawDocument(fields, 'shop')]);
    const times = [{ days: ['Mo'], opens: '10:00', closes: '20:30' }];
    expect(await noticeProps('bn', '/contact-us')).toEqual({
      notice: {
        id: 'shop',
        hours: { times, holidays: [{ from: '2027-10-09', to: '2027-10-09' }] },
        delivery: [{ area: 'শহর', terms: '₹30' }],
      },
    });
    const { notice } = await noticeProps('hi', '/how-to-buy');
    expect(notice?.delivery).toEqual([{ area: 'Town', terms: '₹30' }]);
    expect((await noticeProps('hi', '/Foundation')).notice).not.toHaveProperty('delivery');
  });

  it('takes no page down: it is the last known while the database is away, else absent', async () => {
    logged('error');
    const read = sourceInUse('demo').mockRejectedValue(new CatalogueReadError('SHOP', 'quota'));
    expect(await noticeProps('en')).toEqual({});
    resetCaches();
    read.mockResolvedValue([rawDocument(fields, 'shop')]);
    const before = await noticeProps('en');
    read.mockRejectedValue(new CatalogueReadError('SHOP', 'quota'));
    jest.spyOn(Date, 'now').mockReturnValue(NOON + 120_000);
    expect(await noticeProps('en')).toEqual(before);
  });
});
