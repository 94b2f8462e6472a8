import { allOffers, offerRow } from '@/catalogue/offers/offerLists';
import { readOffers } from '@/data/offers/readOffers';
import { readShelfOrLast } from '@/data/shelves/readShelf';
import { CatalogueReadError } from '@/data/source/CatalogueSource';
import { aShop, off } from '../../helpers/aShop';
import { logged } from '../../helpers/logged';
import { resetCaches } from '../../helpers/resetCaches';

const MINUTE_MS = 60_000;
const START = 1_795_000_000_000;

const at = (minutes: number) => jest.setSystemTime(START + minutes * MINUTE_MS);

beforeEach(() => {
  resetCaches();
  jest.useFakeTimers({ now: START });
});
afterEach(() => jest.useRealTimers());

describe('readOffers while a shelf can not be read', () => {
  it('throws when a shelf of half an hour ago can not be read anew, and keeps the last offers with their time', async () => {
    logged('error');
    const { read } = aShop(['WAX Stick', { a: off(10) }]);
    await readOffers(allOffers, 'en');
    read.mockRejectedValue(new CatalogueReadError('WAX Stick', 'unreachable'));
    at(29);
    expect(await readOffers(allOffers, 'en')).toMatchObject({ readAt: Date.now() });
    at(30);
    await expect(readOffers(allOffers, 'en')).rejects.toThrow(/WAX Stick.*unreachable/);
    const last = { readAt: START, items: [{ kind: 'discounts' }] };
    expect(await readOffers(allOffers, 'en', readShelfOrLast)).toMatchObject(last);
  });

  it('throws when a shelf was never read', async () => {
    logged('error');
    const { read } = aShop(['WAX Stick', { a: off(10) }]);
    read.mockImplementation(async (name) => {
      if (name === 'HAIR-Moose') throw new CatalogueReadError(name, 'unreachable');
      return [{ id: 'a', fields: off(10) }];
    });
    await expect(readOffers(offerRow, 'en')).rejects.toThrow(/HAIR-Moose.*unreachable/);
    await expect(readOffers(offerRow, 'en', readShelfOrLast)).rejects.toThrow(/HAIR-Moose/);
  });
});
